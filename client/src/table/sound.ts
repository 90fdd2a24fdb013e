// Sober sounds, made on the spot: off unless asked for.
import type { Entry } from '../net/wire'
import { prefs } from './prefs.svelte'

let context: AudioContext | null = null

function rumble(length: number, pitch: number, loud: number, delay = 0): void {
  context ??= new AudioContext()
  const start = context.currentTime + delay
  const samples = context.createBuffer(1, context.sampleRate * length, context.sampleRate)
  const data = samples.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * Math.exp((-5 * i) / data.length)
  const noise = context.createBufferSource()
  noise.buffer = samples
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = pitch
  const gain = context.createGain()
  gain.gain.value = loud
  noise.connect(filter).connect(gain).connect(context.destination)
  noise.start(start)
}

/** What an entry sounds like: guns far away, dice on wood, boots. */
export function sound(entry: Entry): void {
  if (!prefs.sound) return
  const keys = new Set(entry.events?.map((e) => e.key))
  const dice = entry.events?.flatMap((e) => e.dice ?? []).length ?? 0
  if (keys.has('bombarded') || keys.has('attack') || keys.has('barrage-hit')) rumble(1.4, 140, 0.7)
  for (let i = 0; i < Math.min(dice, 4); i++) rumble(0.05, 3200, 0.25, 0.25 + i * 0.07)
  if (keys.has('moved') || keys.has('advanced') || keys.has('deployed')) rumble(0.09, 500, 0.22)
}
