import type { Look } from './mission'

/**
 * Whether the pages of a mission can be read in its colours: WCAG 2.2, level AA, of every pair that app/(game)/games.css and wheel.css put
 * together, mixed colours included.
 */

export type Palette = Look['palette']
type Colour = string
type Triple = readonly [number, number, number]

/** The shop's gold, which the wheel mixes with the mission's colours (--color-gold of app/globals.css). */
export const WHEEL_GOLD: Colour = '#a97a1e'

/** What of the mission's text the quieter texts of its pages keep, percent; the rest is their ground. */
export const QUIET_TEXTS = { lead: 78, hint: 80, missed: 76, outside: 72 } as const

/** What of the accent lies in the fields of the wheel and in a day that was received, percent. */
export const ACCENT_SHARES = { first: 26, second: 8, third: 7, received: 88 } as const

/** What of the gold lies in every third field of the wheel, percent. */
export const GOLD_SHARE = 15

/** What of the text the line of a secondary button keeps, percent. */
export const CONTROL_LINE = 55

const TEXT = 4.5
const MARK = 3

const linear = (colour: Colour): Triple => {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

const ratio = (one: Triple, other: Triple): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Contrast of two colours by WCAG, 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => ratio(linear(one), linear(other))

const toOklab = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const fromOklab = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** As `color-mix(in oklab, one percent%, other)`, in linear light. */
function mix(one: Triple, percent: number, other: Triple): Triple {
  const [a, b] = [toOklab(one), toOklab(other)]
  const at = (index: 0 | 1 | 2) => (a[index] * percent + b[index] * (100 - percent)) / 100
  return fromOklab([at(0), at(1), at(2)])
}

/** The colour of `color-mix(in oklab, one percent%, other)`: '#rrggbb'. */
export const mixed = (one: Colour, percent: number, other: Colour): Colour =>
  `#${mix(linear(one), percent, linear(other))
    .map((value) => {
      const coded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
      return Math.round(Math.min(1, Math.max(0, coded)) * 255)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/** The pairs of a mission's pages whose contrast is too low, each with what it is. */
export function paletteFaults(palette: Palette): string[] {
  const background = linear(palette.background)
  const surface = linear(palette.surface)
  const accent = linear(palette.accent)
  const onAccent = linear(palette.on_accent)
  const soft = linear(palette.soft)
  const text = linear(palette.text)
  const { lead, hint, missed, outside } = QUIET_TEXTS
  const { first, second, third, received } = ACCENT_SHARES
  const fields: [name: string, colour: Triple][] = [
    ['first field', mix(accent, first, surface)],
    ['second field', mix(accent, second, surface)],
    ['third field', mix(linear(WHEEL_GOLD), GOLD_SHARE, mix(accent, third, surface))],
  ]
  const pairs: [name: string, least: number, ink: Triple, ground: Triple][] = [
    ['text on background', TEXT, text, background],
    ['text on surface', TEXT, text, surface],
    ['text on soft', TEXT, text, soft],
    ['lead on background', TEXT, mix(text, lead, background), background],
    ['lead on soft', TEXT, mix(text, lead, background), soft],
    ['hint on surface', TEXT, mix(text, hint, surface), surface],
    ['hint on background', TEXT, mix(text, hint, surface), background],
    ['missed day on surface', TEXT, mix(text, missed, surface), surface],
    ['day outside on surface', TEXT, mix(text, outside, surface), surface],
    ['on_accent on accent', TEXT, onAccent, accent],
    ['on_accent on a received day', TEXT, onAccent, mix(accent, received, surface)],
    ['accent on surface', MARK, accent, surface],
    ['accent on soft', MARK, accent, soft],
    ['line of buttons on surface', MARK, mix(text, CONTROL_LINE, surface), surface],
    ...fields.flatMap(([name, ground]): [string, number, Triple, Triple][] => [
      [`text on the wheel’s ${name}`, TEXT, text, ground],
      [`accent on the wheel’s ${name}`, MARK, accent, ground],
    ]),
  ]
  return pairs.flatMap(([name, least, ink, ground]) => {
    const found = ratio(ink, ground)
    return found < least ? [`${name} is ${found.toFixed(2)}:1, at least ${least}:1`] : []
  })
}
