// Plain sounds, synthesised: off by default.
import type { EventKeys } from '../games/face'
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
export function sound(entry: Entry, { guns, steps }: EventKeys): void {
  if (!prefs.sound) return
  const { events = [] } = entry
  const dice = events.flatMap((e) => e.dice ?? []).length
  if (events.some((e) => guns.includes(e.key))) rumble(1.4, 140, 0.7)
  for (let i = 0; i < Math.min(dice, 4); i++) rumble(0.05, 3200, 0.25, 0.25 + i * 0.07)
  if (events.some((e) => steps.includes(e.key))) rumble(0.09, 500, 0.22)
}
