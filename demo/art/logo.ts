import type { DemoBrand } from '../types'
import { legible } from './colour'
import { measure, text, type TextOptions } from './lettering'
import { circle, document, line, rect } from './shapes'

/** Brand wordmarks in six hands, dark enough for white paper. */

const W = 400
const H = 200
const MID = W / 2
const ROOM = 330

interface Mark {
  name: string
  ink: string
  accent: string
}

const centred = (string: string, y: number, style: Omit<TextOptions, 'x' | 'y' | 'anchor'>): string =>
  text(string, { ...style, x: MID, y, anchor: 'middle', maxWidth: style.maxWidth ?? ROOM })

const initials = (name: string): string => {
  const words = name.split(/[\s.&'’-]+/).filter((word) => /\p{L}|\d/u.test(word))
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.charAt(0)]
  return letters.join('').toUpperCase()
}

const hands: Record<DemoBrand['logo'], (mark: Mark) => string> = {
  serif: ({ name, ink }) => centred(name, 118, { font: 'serif', size: 56, fill: ink, tracking: 0.01 }),
  sans: ({ name, ink }) =>
    centred(name.toUpperCase(), 115, { font: 'sans', size: 42, weight: 600, fill: ink, tracking: 0.16 }),
  script: ({ name, ink, accent }) =>
    centred(name, 114, { font: 'italic', size: 60, fill: ink }) +
    line(MID - 36, 140, MID + 36, 140, accent, 2),
  monogram: ({ name, ink, accent }) =>
    circle(MID, 80, 44, 'none', `stroke="${accent}" stroke-width="1.6"`) +
    centred(initials(name), 95, { font: 'serif', size: 42, fill: ink, maxWidth: 62 }) +
    centred(name.toUpperCase(), 162, { font: 'sans', size: 19, weight: 500, fill: ink, tracking: 0.26 }),
  stacked: ({ name, ink, accent }) => {
    const [first = name, ...rest] = name.split(' ')
    if (rest.length === 0)
      return (
        centred(name, 106, { font: 'serif', size: 54, weight: 500, fill: ink }) +
        line(MID - 60, 132, MID + 60, 132, accent, 1.4)
      )
    return (
      centred(first, 90, { font: 'serif', size: 52, fill: ink }) +
      line(MID - 26, 108, MID + 26, 108, accent, 1.4) +
      centred(rest.join(' ').toUpperCase(), 144, {
        font: 'sans',
        size: 25,
        weight: 500,
        fill: ink,
        tracking: 0.24,
      })
    )
  },
  badge: ({ name, ink, accent }) => {
    const style = { font: 'sans', size: 36, weight: 600, tracking: 0.08 } as const
    const width = Math.min(ROOM, measure(name, style)) + 56
    return (
      rect(MID - width / 2, 58, width, 84, 'none', 42, `stroke="${accent}" stroke-width="2.4"`) +
      centred(name, 112, { ...style, fill: ink, maxWidth: ROOM - 10 })
    )
  },
}

/** A 400×200 wordmark on nothing, to be set on white. */
export const drawLogo = ({ name, logo, palette }: Pick<DemoBrand, 'name' | 'logo' | 'palette'>): string =>
  document(
    W,
    H,
    '',
    hands[logo]({
      name,
      ink: legible(palette.ink, '#FFFFFF', 7),
      accent: legible(palette.accent, '#FFFFFF', 3),
    }),
  )
