/** Which pictures the shop shows, and their sources. */

import { variantPrefix, variantWidths } from '@/domain/picture-variant.js'

const hosts = (process.env.IMAGE_HOSTS ?? '').split(',').filter(Boolean)

/** Whether a picture can be shown: our own media, or a host the shop has named in IMAGE_HOSTS. */
export function isServable(url: string): boolean {
  if (url.startsWith('/')) return url.startsWith('/media/')
  return URL.canParse(url) && url.startsWith('https:') && hosts.includes(new URL(url).hostname)
}

/** A slot of a fixed width, or one whose width follows the screen. Widths are in CSS pixels. */
export type PictureSlot =
  | number
  | {
      sizes: string
      /** the picture's own width in pixels: wider variants add nothing */
      width: number
    }

export interface PictureSource {
  sizes?: string
  srcSet?: string
  src: string
}

/** Narrowest candidate of a slot that follows the screen. */
const NARROWEST = 560

/** What begins the addresses of a picture's variants, up to the width; null when it is shown as it is. */
function addressPrefix(url: string): string | null {
  if (url.startsWith('/')) return variantPrefix(url)
  return `/_next/image?url=${encodeURIComponent(url)}&q=75&w=`
}

/** A twentieth less than the slot is not seen, and spares the next width. */
const widthFor = (known: readonly number[], pixels: number): number =>
  known.find((width) => width >= pixels * 0.95) ?? known.at(-1) ?? pixels

/**
 * Sources of a picture for a slot: one address for common screens and one for dense ones, or a list of widths. In the order in which a browser
 * must be given them.
 */
export function pictureSource(url: string, slot: PictureSlot): PictureSource {
  const prefix = addressPrefix(url)
  if (prefix === null) return { src: url }
  const known = variantWidths(url)
  if (typeof slot === 'number') {
    const [common, dense] = [widthFor(known, slot), widthFor(known, slot * 2)]
    return { ...(dense > common && { srcSet: `${prefix}${dense} 2x` }), src: `${prefix}${common}` }
  }
  const fixed = /^(\d+)px$/.exec(slot.sizes)?.[1]
  if (fixed !== undefined) return pictureSource(url, Number(fixed))
  const most = widthFor(known, slot.width)
  const widths = known.filter((width) => width >= Math.min(NARROWEST, most) && width <= most)
  return {
    ...(widths.length > 1 && {
      sizes: slot.sizes,
      srcSet: widths.map((width) => `${prefix}${width} ${width}w`).join(),
    }),
    src: `${prefix}${most}`,
  }
}
