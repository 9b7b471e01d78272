import type { BannerPicture } from '../types'
import { contrast, darken, legible, lighten, luminance, mix } from './colour'
import { linear, newSheet, radial, type Sheet } from './light'
import { measure, paragraph, text } from './lettering'
import { place } from './place'
import { drawThing } from './product'
import { random, type Random } from './random'
import { gobo, leaf, petal, plinth, stone, twig } from './setting'
import { circle, document, group, move, rect } from './shapes'

/** Banners: copy on one side, products on podiums on the other, one calm shape behind them. */

interface Box {
  x: number
  y: number
  w: number
  h: number
}

type Shape = 'wide' | 'tall' | 'strip' | 'tile'

function shapeOf({ width, height }: BannerPicture): Shape {
  if (width / height > 5) return 'strip'
  if (width <= 200) return 'tile'
  return height > width ? 'tall' : 'wide'
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
      move(twig(sheet, 300 * scale, '#8FA77A'), box.x + box.w * 0.04, floor, -14) +
      move(stone(sheet, 90 * scale, 48 * scale, '#C8BCB3', vary), box.x + box.w * 0.95, floor + 16 * scale),
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

/** Eyebrow, title, text and call to action in a column, set at a size that fits the box. */
const copy = (
  { eyebrow, title, text: body, cta, palette }: BannerPicture,
  box: Box,
  titleSize: number,
  bodySize: number,
): string => {
  const ink = legible(palette.ink, palette.paper, 7)
  const accent = legible(palette.accent, palette.paper, 4.5)
  const parts: { height: number; draw: (y: number) => string }[] = []
  if (eyebrow)
    parts.push({
      height: bodySize * 1.9,
      draw: (y) =>
        text(eyebrow.toUpperCase(), {
          font: 'sans',
          size: bodySize * 0.78,
          weight: 600,
          tracking: 0.12,
          x: box.x,
          y: y + bodySize * 0.8,
          fill: accent,
          maxWidth: box.w,
        }),
    })
  const heading = (y: number) =>
    paragraph(title, {
      font: 'serif',
      size: titleSize,
      x: box.x,
      y: y + titleSize * 0.85,
      fill: ink,
      maxWidth: box.w,
      maxLines: 3,
      leading: 1.2,
      minSize: titleSize * 0.66,
    })
  const { height: headingHeight, size: headingSize } = heading(0)
  parts.push({ height: headingHeight + headingSize * 1.45, draw: (y) => heading(y).svg })
  if (body) {
    const lines = (y: number) =>
      paragraph(body, {
        font: 'sans',
        size: bodySize,
        x: box.x,
        y: y + bodySize * 0.85,
        fill: ink,
        maxWidth: box.w,
        maxLines: 3,
        leading: 1.5,
        minSize: bodySize * 0.8,
        opacity: 0.85,
      })
    parts.push({ height: lines(0).height + bodySize * 2.2, draw: (y) => lines(y).svg })
  }
  if (cta) {
    const style = { font: 'sans', size: bodySize * 0.92, weight: 600 } as const
    const pill = mix(palette.accent, palette.ink, contrast('#FFFFFF', palette.accent) >= 4.5 ? 0 : 0.45)
    const onPill = contrast('#FFFFFF', pill) >= 4.5 ? '#FFFFFF' : legible('#241A1C', pill, 4.5)
    const width = measure(cta, style) + bodySize * 2.6
    const height = bodySize * 2.5
    parts.push({
      height,
      draw: (y) =>
        rect(box.x, y, width, height, pill, height / 2) +
        text(cta, { ...style, x: box.x + width / 2, y: y + height * 0.62, anchor: 'middle', fill: onPill }),
    })
  }
  const total = parts.reduce((sum, part) => sum + part.height, 0)
  const scale = Math.min(1, box.h / total)
  let y = box.y + (box.h - total * scale) / 2
  const drawn = parts.map((part) => {
    const svg = part.draw(0)
    const placed = group(svg, `translate(${box.x * (1 - scale)} ${y}) scale(${scale})`)
    y += part.height * scale
    return placed
  })
  return drawn.join('')
}

const strip = (sheet: Sheet, banner: BannerPicture): string => {
  const { width, height, title, palette } = banner
  const [product] = banner.products
  const size = height * 0.34
  const length = measure(title, { font: 'sans', size, weight: 600 })
  const left = product ? Math.max(height * 1.1, (width - length) / 2 - height * 1.2) : width
  return (
    groundOf(sheet, banner) +
    text(title, {
      font: 'sans',
      size,
      weight: 600,
      x: width / 2,
      y: height * 0.62,
      anchor: 'middle',
      fill: legible(palette.ink, palette.paper, 7),
      maxWidth: width - height * 2.6,
    }) +
    (product
      ? place(sheet, drawThing(sheet, product), {
          x: left,
          floor: height * 0.92,
          maxWidth: height * 0.7,
          maxHeight: height * 0.78,
        })
      : '')
  )
}

const tile = (sheet: Sheet, banner: BannerPicture): string => {
  const { width, height, title, palette } = banner
  const [product] = banner.products
  return (
    rect(0, 0, width, height, mix(palette.paper, palette.accent, 0.2), width * 0.5) +
    (product
      ? place(sheet, drawThing(sheet, product), {
          x: width / 2,
          floor: height * 0.7,
          maxWidth: width * 0.5,
          maxHeight: height * 0.54,
        })
      : '') +
    text(title, {
      font: 'sans',
      size: height * 0.1,
      weight: 600,
      x: width / 2,
      y: height * 0.84,
      anchor: 'middle',
      fill: legible(palette.ink, mix(palette.paper, palette.accent, 0.2), 7),
      maxWidth: width * 0.74,
    })
  )
}

/** A banner of any size as an SVG document. */
export const drawBanner = (banner: BannerPicture): string => {
  const sheet = newSheet()
  const vary = random(banner.seed + banner.width)
  const { width, height } = banner
  let content: string
  switch (shapeOf(banner)) {
    case 'strip':
      content = strip(sheet, banner)
      break
    case 'tile':
      content = tile(sheet, banner)
      break
    case 'tall': {
      const margin = width * 0.08
      content =
        groundOf(sheet, banner) +
        stage(
          sheet,
          banner,
          { x: margin * 0.6, y: height * 0.5, w: width - margin * 1.2, h: height * 0.48 },
          vary,
        ) +
        copy(
          banner,
          { x: margin, y: height * 0.05, w: width - margin * 2, h: height * 0.42 },
          width * 0.1,
          width * 0.044,
        )
      break
    }
    case 'wide': {
      const margin = width * 0.06
      const small = width < 600
      const copyWidth = width * (small ? 0.5 : 0.4)
      content =
        groundOf(sheet, banner) +
        stage(
          sheet,
          banner,
          {
            x: margin + copyWidth + width * 0.03,
            y: height * 0.04,
            w: width - margin * 1.5 - copyWidth - width * 0.03,
            h: height * 0.94,
          },
          vary,
        ) +
        (luminance(banner.palette.paper) < 0.2 ? '' : gobo(width, height, vary)) +
        copy(
          banner,
          { x: margin, y: height * 0.08, w: copyWidth, h: height * 0.84 },
          height * (small ? 0.12 : 0.108),
          height * (small ? 0.062 : 0.042),
        )
      break
    }
  }
  return document(width, height, sheet.defs(), content)
}
