declare module 'virtual:unit-symbols' {
  const symbols: Record<string, string>
  export default symbols
}
declare module 'milsymbol'
