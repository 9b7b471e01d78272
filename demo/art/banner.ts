import type { BannerPicture } from '../types'
import { darken, lighten, luminance, mix } from './colour'
import { linear, newSheet, radial, type Sheet } from './light'
import { place } from './place'
import { drawThing } from './product'
import { random, type Random } from './random'
import { gobo, leaf, petal, plinth, stone, twig } from './setting'
import { circle, document, move, rect } from './shapes'

/** Banners: products on podiums, one calm shape behind them, room for the page's text on one side. */

interface Box {
  x: number
  y: number
  w: number
  h: number
}

const groundOf = (sheet: Sheet, { width, height, palette }: BannerPicture): string => {
  const dark = luminance(palette.paper) < 0.2
  return (
    rect(
      0,
      0,
      width,
      height,
      linear(
        sheet,
        [
          [0, lighten(palette.paper, dark ? 0.05 : 0.35)],
          [1, darken(palette.paper, dark ? 0.2 : 0.06)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    rect(
      0,
      0,
      width,
      height,
      radial(
        sheet,
        [
          [0, '#FFFFFF', dark ? 0.08 : 0.55],
          [1, '#FFFFFF', 0],
        ],
        0.72,
        0.3,
        0.6,
      ),
    )
  )
}

/** Arch, sun or twin discs behind the products. */
const backdrop = ({ palette }: BannerPicture, { x, y, w, h }: Box, floor: number, vary: Random): string => {
  const tone = mix(palette.paper, palette.accent, 0.22)
  const soft = mix(palette.paper, palette.accent, 0.11)
  const middle = x + w / 2
  const radius = Math.min(w * 0.36, h * 0.42)
  const kind = Math.floor(vary() * 3)
  if (kind === 0)
    return (
      circle(middle, floor - radius * 1.25, radius, tone) +
      rect(middle - radius, floor - radius * 1.25, radius * 2, radius * 1.25, tone)
    )
  if (kind === 1)
    return (
      circle(middle, y + h * 0.45, radius * 1.12, soft) +
      circle(middle + radius * 0.35, y + h * 0.4, radius * 0.8, tone)
    )
  return (
    rect(middle - radius * 1.3, floor - radius * 1.5, radius * 1.1, radius * 1.5, soft, radius * 0.55) +
    rect(middle - radius * 0.1, floor - radius * 2, radius * 1.3, radius * 2, tone, radius * 0.65)
  )
}

/** Products side by side, the middle ones raised, each on its podium. */
const stage = (sheet: Sheet, banner: BannerPicture, box: Box, vary: Random): string => {
  const { palette, products } = banner
  const floor = box.y + box.h * 0.9
  const count = Math.max(1, products.length)
  const slot = box.w / count
  const podium = mix(lighten(palette.paper, luminance(palette.paper) < 0.2 ? 0.14 : 0.4), palette.accent, 0.1)
  const dressed = products.map((product, index) => {
    const raised =
      count === 1 || (count > 2 && index > 0 && index < count - 1) || (count === 2 && index === 0)
    const rise = raised ? box.h * 0.16 : box.h * 0.05
    const x = box.x + slot * (index + 0.5)
    const width = Math.min(slot * 0.98, box.h * 0.62)
    const thing = drawThing(sheet, product)
    return {
      raised,
      svg:
        move(plinth(sheet, width, rise, podium), x, floor - rise) +
        place(sheet, thing, {
          x,
          floor: floor - rise + width * 0.02,
          maxWidth: slot * 0.7,
          maxHeight: box.h * (raised ? 0.62 : 0.56),
          maxScale: 1.5,
        }),
    }
  })
  const scale = box.h / 640
  const props = vary.pick([
    () =>
      // Nothing reaches into the room for text.
      move(
        twig(sheet, 300 * scale, '#8FA77A'),
        box.x + box.w * (banner.room === 'side' ? 0.97 : 0.04),
        floor,
        banner.room === 'side' ? 14 : -14,
      ) +
      move(
        stone(sheet, 90 * scale, 48 * scale, '#C8BCB3', vary),
        box.x + box.w * (banner.room === 'side' ? 0.05 : 0.95),
        floor + 16 * scale,
      ),
    () =>
      move(petal(sheet, 46 * scale, '#EFB7C0'), box.x + box.w * 0.06, floor + 14 * scale, 20) +
      move(petal(sheet, 36 * scale, '#F5CFD6'), box.x + box.w * 0.96, floor + 4 * scale, -40),
    () =>
      move(leaf(sheet, 210 * scale, '#94AD83', 0.34), box.x + box.w * 0.95, floor + 20 * scale, 26) +
      move(stone(sheet, 70 * scale, 40 * scale, '#CDB9AD', vary), box.x + box.w * 0.05, floor + 18 * scale),
  ])()
  const behind = dressed.filter((item) => !item.raised).map((item) => item.svg)
  const front = dressed.filter((item) => item.raised).map((item) => item.svg)
  return backdrop(banner, box, floor, vary) + behind.join('') + front.join('') + props
}

const tile = (sheet: Sheet, banner: BannerPicture): string => {
  const { width, height, palette, products } = banner
  const [product] = products
  return (
    rect(0, 0, width, height, mix(palette.paper, palette.accent, 0.2), width * 0.5) +
    (product
      ? place(sheet, drawThing(sheet, product), {
          x: width / 2,
          floor: height * 0.82,
          maxWidth: width * 0.6,
          maxHeight: height * 0.66,
        })
      : '')
  )
}

/** Where the products stand, beside or below the room for text. */
function stageBox({ width, height, room }: BannerPicture): Box {
  switch (room) {
    case 'above':
      return { x: width * 0.05, y: height * 0.46, w: width * 0.9, h: height * 0.52 }
    case 'side':
      return { x: width * 0.5, y: height * 0.04, w: width * 0.48, h: height * 0.94 }
    default:
      return { x: width * 0.06, y: height * 0.04, w: width * 0.88, h: height * 0.94 }
  }
}

/** A banner of any size as an SVG document. */
export const drawBanner = (banner: BannerPicture): string => {
  const sheet = newSheet()
  const vary = random(banner.seed + banner.width)
  const { width, height, room } = banner
  const content =
    room === 'tile'
      ? tile(sheet, banner)
      : groundOf(sheet, banner) +
        stage(sheet, banner, stageBox(banner), vary) +
        (room === 'side' && luminance(banner.palette.paper) >= 0.2 ? gobo(width, height, vary) : '')
  return document(width, height, sheet.defs(), content)
}
