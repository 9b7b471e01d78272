import { segmentAngle, SLOWING } from '@/lib/games/wheel-geometry'

/** Sounds of the wheel, made on the spot; this code is loaded when a shopper switches them on. */
export interface WheelSound {
  /** a soft tick for each segment that passes the pointer */
  turn: (from: number, to: number, durationMs: number, count: number) => void
  won: () => void
  /** a spin that brought nothing */
  over: () => void
  stop: () => void
}

const STEPS = 400
const WON_HERTZ = [659, 831, 988, 1319]
const OVER_HERTZ = [523, 440]

/** A coordinate of a cubic curve from 0 to 1. */
const curve = (part: number, first: number, second: number) =>
  3 * (1 - part) ** 2 * part * first + 3 * (1 - part) * part ** 2 * second + part ** 3

/** When segments pass the pointer while the wheel slows down, seconds from now. */
export function tickTimes(from: number, to: number, durationMs: number, count: number): number[] {
  const times: number[] = []
  let last = Math.floor(from / segmentAngle(count))
  for (let step = 1; step <= STEPS; step++) {
    const turned = from + (to - from) * curve(step / STEPS, SLOWING.y1, SLOWING.y2)
    const passed = Math.floor(turned / segmentAngle(count))
    if (passed > last) times.push((curve(step / STEPS, SLOWING.x1, SLOWING.x2) * durationMs) / 1_000)
    last = passed
  }
  return times
}

export function startSound(): WheelSound {
  const context = new AudioContext()
  const tone = (hertz: number, at: number, seconds: number, volume: number) => {
    const start = context.currentTime + at
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = 'sine'
    oscillator.frequency.value = hertz
    gain.gain.setValueAtTime(volume, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + seconds)
  }
  const chime = (notes: readonly number[]) =>
    notes.forEach((hertz, index) => tone(hertz, index * 0.12, 0.5, 0.12))
  return {
    turn: (from, to, durationMs, count) =>
      tickTimes(from, to, durationMs, count).forEach((at) => tone(1_200, at, 0.04, 0.05)),
    won: () => chime(WON_HERTZ),
    over: () => chime(OVER_HERTZ),
    stop: () => void context.close(),
  }
}
