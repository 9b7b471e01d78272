/** Colour arithmetic on #RRGGBB. */

type Rgb = [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.replace('#', '').slice(0, 6), 16)
  return Number.isNaN(value) ? [128, 128, 128] : [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb): string =>
  '#' +
  rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/** `amount` of `other` (0–1) in `base`. */
export const mix = (base: string, other: string, amount: number): string => {
  const a = parse(base)
  const b = parse(other)
  return format([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount])
}

export const lighten = (colour: string, amount: number): string => mix(colour, '#FFFFFF', amount)

/** Towards a warm shadow rather than black, so that whites do not turn grey. */
export const darken = (colour: string, amount: number): string =>
  mix(colour, luminance(colour) > 0.45 ? '#4A3538' : '#0E0809', amount)

/** WCAG relative luminance, 0–1. */
export const luminance = (colour: string): number => {
  const [r, g, b] = parse(colour).map((part) => {
    const c = part / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** `colour` moved away from `ground` until its contrast reaches `ratio`. */
export const legible = (colour: string, ground: string, ratio = 4.5): string => {
  const goal = luminance(ground) > 0.2 ? '#1C1214' : '#FFFFFF'
  for (let step = 0; step <= 10; step += 1) {
    const candidate = mix(colour, goal, step / 10)
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return goal
}
