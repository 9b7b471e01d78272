import { PRINT } from '@/domain/photobooth/print'
import type { FramePicture } from '../types'
import { darken, lighten, mix } from './colour'
import { text } from './lettering'
import { linear, newSheet, type Sheet } from './light'
import { random, type Random } from './random'
import { petal, twig } from './setting'
import { circle, document, move, n, path, stroke } from './shapes'

/** Frames of the photobooth: paper with a window, what grows at its edge, and a line below it. */

const { width: W, height: H } = PRINT

interface Opening {
  /** outline of the window, `inset` pixels further out */
  outline: (inset: number) => string
  /** its lower edge */
  bottom: number
}

const roundedRect = (x: number, y: number, w: number, h: number, top: number, bottom: number) =>
  `M${n(x)} ${n(y + top)}A${n(top)} ${n(top)} 0 0 1 ${n(x + top)} ${n(y)}H${n(x + w - top)}A${n(top)} ${n(top)} 0 0 1 ${n(x + w)} ${n(y + top)}V${n(y + h - bottom)}A${n(bottom)} ${n(bottom)} 0 0 1 ${n(x + w - bottom)} ${n(y + h)}H${n(x + bottom)}A${n(bottom)} ${n(bottom)} 0 0 1 ${n(x)} ${n(y + h - bottom)}Z`

/** A window with these margins and corner radii. */
const opening = (side: number, top: number, bottom: number, radius: readonly [number, number]): Opening => ({
  outline: (inset) =>
    roundedRect(
      side - inset,
      top - inset,
      W - 2 * side + 2 * inset,
      bottom - top + 2 * inset,
      radius[0] + inset,
      radius[1] + inset,
    ),
  bottom,
})

const OPENINGS: Record<FramePicture['window'], Opening> = {
  arch: opening(84, 90, 1_540, [516, 40]),
  rounded: opening(76, 76, 1_550, [72, 72]),
  oval: opening(90, 110, 1_520, [510, 510]),
  print: opening(70, 70, 1_470, [8, 8]),
}

const petals = (sheet: Sheet, colour: string, vary: Random): string => {
  const places = [
    ...Array.from({ length: 9 }, () => [vary.between(10, 190), vary.between(1_300, 1_740)] as const),
    ...Array.from({ length: 6 }, () => [vary.between(900, 1_180), vary.between(30, 300)] as const),
    ...Array.from({ length: 4 }, () => [vary.between(1_000, 1_180), vary.between(1_520, 1_760)] as const),
  ]
  return places
    .map(([x, y]) =>
      move(
        petal(sheet, vary.between(70, 150), mix(colour, '#FFFFFF', vary.between(0.15, 0.6))),
        x,
        y,
        vary.between(-80, 80),
      ),
    )
    .join('')
}

const leaves = (sheet: Sheet, colour: string): string =>
  move(twig(sheet, 520, colour), 10, 1_790, 24) +
  move(twig(sheet, 400, darken(colour, 0.12)), -10, 1_700, 52) +
  move(twig(sheet, 520, colour), W - 10, 10, 204) +
  move(twig(sheet, 400, darken(colour, 0.12)), W + 10, 100, 232)

const sunRays = (colour: string): string => {
  // From 45 degrees below the right side around to the left: the caption stands below.
  const rays = Array.from({ length: 33 }, (_, index) => {
    const angle = ((index - 16) / 40) * Math.PI * 2 - Math.PI / 2
    const at = (r: number) => `${n(W / 2 + Math.cos(angle) * r)} ${n(810 + Math.sin(angle) * r * 1.36)}`
    return stroke(`M${at(545)}L${at(index % 2 ? 585 : 640)}`, colour, index % 2 ? 7 : 10)
  })
  return rays.join('')
}

const stars = (colour: string, vary: Random): string =>
  Array.from({ length: 46 }, () => {
    const isLeft = vary() < 0.5
    const x = isLeft ? vary.between(14, 190) : vary.between(W - 190, W - 14)
    const y = vary.between(20, 440)
    const r = vary.between(3, 12)
    if (r < 6) return circle(x, y, r * 0.7, colour, 'opacity=".8"')
    const arm = (dx: number, dy: number) => `${n(x + dx * r * 2.2)} ${n(y + dy * r * 2.2)}`
    return path(
      `M${arm(0, -1)}Q${n(x)} ${n(y)} ${arm(1, 0)}Q${n(x)} ${n(y)} ${arm(0, 1)}Q${n(x)} ${n(y)} ${arm(-1, 0)}Q${n(x)} ${n(y)} ${arm(0, -1)}Z`,
      colour,
    )
  }).join('')

function decorOf({ decor, palette }: FramePicture, sheet: Sheet, vary: Random): string {
  switch (decor) {
    case 'petals':
      return petals(sheet, palette.accent, vary)
    case 'leaves':
      return leaves(sheet, palette.accent)
    case 'sun':
      return sunRays(palette.accent)
    case 'stars':
      return stars(palette.accent, vary)
    case 'plain':
      return ''
  }
}

export function drawFrame(picture: FramePicture): string {
  const { palette, seed, caption } = picture
  const sheet = newSheet()
  const { outline, bottom } = OPENINGS[picture.window]
  const paper = picture.decor === 'plain' ? '#FFFDFA' : palette.paper
  const ground = linear(
    sheet,
    [
      [0, lighten(paper, 0.25)],
      [1, darken(paper, 0.05)],
    ],
    'y',
  )
  const middle = (bottom + H) / 2
  const isPlain = picture.decor === 'plain'
  const content =
    path(`M0 0H${W}V${H}H0Z${outline(0)}`, ground, 'fill-rule="evenodd"') +
    decorOf(picture, sheet, random(seed)) +
    stroke(outline(isPlain ? 0 : 14), mix(palette.paper, palette.accent, 0.7), isPlain ? 2 : 4) +
    text(caption, {
      ...{ x: W / 2, y: middle + 8, anchor: 'middle', maxWidth: 860 },
      ...{ font: 'italic', size: 84, fill: palette.ink },
    }) +
    text('Nàng', {
      ...{ x: W / 2, y: middle + 84, anchor: 'middle' },
      ...{ font: 'serif', size: 48, fill: palette.accent, tracking: 0.12 },
    })
  return document(W, H, sheet.defs(), content)
}
