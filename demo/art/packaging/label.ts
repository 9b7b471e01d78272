import { legible, mix } from '../colour'
import { paragraph, text, type Face } from '../lettering'
import { circle, group, line, n, rect } from '../shapes'
import type { Pack } from './thing'

interface Voice {
  font: Face
  weight: number
  tracking: number
  upper: boolean
}

const voices: [Voice, ...Voice[]] = [
  { font: 'sans', weight: 600, tracking: 0.16, upper: true },
  { font: 'serif', weight: 500, tracking: 0.1, upper: true },
  { font: 'serif', weight: 450, tracking: 0.01, upper: false },
  { font: 'sans', weight: 700, tracking: -0.01, upper: false },
  { font: 'italic', weight: 450, tracking: 0.01, upper: false },
]

/** How a brand writes its name; the same on all its products. */
export const brandVoice = (brand: string): Voice => {
  let sum = 7
  for (const character of brand) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return voices[sum % voices.length] ?? voices[0]
}

const written = (brand: string, voice: Voice): string => (voice.upper ? brand.toLocaleUpperCase('vi') : brand)

/** The brand's mark on one line. */
export const mark = (
  pack: Pack,
  at: {
    x: number
    y: number
    size: number
    maxWidth: number
    fill: string
    anchor?: 'start' | 'middle'
    opacity?: number
  },
): string => {
  const voice = brandVoice(pack.brand)
  return text(written(pack.brand, voice), { anchor: 'middle', ...voice, ...at })
}

/** The brand's mark running up a slim container, centred on (x, y). */
export const verticalMark = (
  pack: Pack,
  at: { x: number; y: number; size: number; maxWidth: number; fill: string },
): string =>
  group(mark(pack, { ...at, x: 0, y: at.size * 0.34 }), `translate(${n(at.x)} ${n(at.y)}) rotate(-90)`)

const finePrint = [
  'Dermatologically tested · Vegan · Cruelty free',
  'Nàng Beauty Lab — dùng theo hướng dẫn trên hộp',
]

export interface LabelArea {
  /** centre */
  x?: number
  top: number
  width: number
  height: number
  /** what it is printed on */
  ground: string
  /** smallest print at the foot, left out on little areas */
  fine?: boolean
  ink?: string
}

/** A product's printed face: mark, rule, name lines, amount and fine print, inside the given area. */
export const label = (pack: Pack, area: LabelArea): string => {
  const x = area.x ?? 0
  const ink = area.ink ?? legible(pack.palette.ink, area.ground, 4.5)
  const voice = brandVoice(pack.brand)
  const [first = '', ...rest] = pack.label
  const markSize = Math.min(area.width * 0.185, area.height * 0.17, 40)
  let y = area.top + markSize
  let svg = mark(pack, { x, y, size: markSize, maxWidth: area.width, fill: ink })
  const nameSize = Math.min(area.width * 0.115, area.height * 0.115, 24)
  const gap = Math.max(nameSize * 1.5, Math.min(area.height * 0.12, 34))
  y += gap * 0.72
  svg += line(x - area.width * 0.09, y, x + area.width * 0.09, y, ink, 1.2, 'opacity=".7"')
  y += gap * 0.3 + nameSize
  const name = paragraph(first, {
    x,
    y,
    anchor: 'middle',
    font: voice.font === 'sans' ? 'sans' : 'serif',
    size: nameSize,
    weight: 500,
    fill: ink,
    maxWidth: area.width,
    maxLines: area.height > 140 ? 3 : 2,
    leading: 1.32,
    minSize: nameSize * 0.72,
  })
  svg += name.svg
  y += name.height
  for (const row of rest) {
    y += nameSize * 1.3
    if (y > area.top + area.height) break
    svg += text(row, {
      x,
      y,
      anchor: 'middle',
      font: 'sans',
      size: nameSize * 0.72,
      weight: 450,
      tracking: 0.03,
      fill: ink,
      maxWidth: area.width,
      opacity: 0.86,
    })
  }
  const foot = area.top + area.height
  if (area.fine !== false && foot - y > nameSize * 3.2) {
    const size = Math.min(7.2, area.width * 0.04)
    finePrint.forEach((row, index) => {
      svg += text(row, {
        x,
        y: foot - (finePrint.length - 1 - index) * size * 1.5,
        anchor: 'middle',
        font: 'sans',
        size,
        fill: ink,
        maxWidth: area.width,
        opacity: 0.62,
      })
    })
    if (foot - y > nameSize * 6.5) {
      const dots = mix(pack.tint, area.ground, 0.15)
      svg += circle(
        x,
        (y + foot) / 2 - 2,
        Math.min(12, area.width * 0.07),
        dots,
        `stroke="${ink}" stroke-opacity=".25"`,
      )
    }
  }
  return svg
}

/** A paper label stuck on a container, with the printed face on it. */
export const sticker = (pack: Pack, area: LabelArea & { r?: number; paper: string }): string => {
  const pad = area.width * 0.09
  return (
    rect(
      (area.x ?? 0) - area.width / 2,
      area.top,
      area.width,
      area.height,
      area.paper,
      area.r ?? 3,
      'opacity=".96"',
    ) +
    label(pack, { ...area, width: area.width - pad * 2, top: area.top + pad, height: area.height - pad * 2 })
  )
}
