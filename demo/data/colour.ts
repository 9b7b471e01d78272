import type { BrandPalette } from '../types'

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** `share` of `other` stirred into `hex`, both #RRGGBB. */
export function mix(hex: string, other: string, share: number): string {
  const stirred = channels(other)
  return `#${channels(hex)
    .map((value, index) =>
      Math.round(value * (1 - share) + (stirred[index] ?? value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`
}

/** The brand's palette leaning to the line's colour: lines differ, the brand stays itself. */
export function linePalette(brand: BrandPalette, tint: string): BrandPalette {
  return { paper: mix(brand.paper, tint, 0.08), ink: brand.ink, accent: mix(brand.accent, tint, 0.3) }
}
