import { darken, lighten } from './colour'
import { linear, newSheet } from './light'
import { petal, twig } from './setting'
import { circle, document, move, rect } from './shapes'

const SIDE = 800
const GOLD = '#B8925A'
const PINK = '#E7A9B6'

/**
 * A frame over a product's picture, 800×800 and clear in the middle: a gold line around it, and blossoms in the lower corners. The upper
 * corners stay free for labels and the heart.
 */
export const drawProductFrame = (): string => {
  const sheet = newSheet()
  const gold = linear(
    sheet,
    [
      [0, lighten(GOLD, 0.35)],
      [0.5, GOLD],
      [1, darken(GOLD, 0.12)],
    ],
    [0, 0, 1, 1],
  )
  const border = (inset: number, width: number) =>
    rect(
      inset,
      inset,
      SIDE - 2 * inset,
      SIDE - 2 * inset,
      'none',
      28,
      `stroke="${gold}" stroke-width="${width}"`,
    )
  const blossom = (x: number, y: number, size: number, turn: number) =>
    move(
      [0, 72, 144, 216, 288]
        .map((angle) => move(move(petal(sheet, size, PINK), 0, -size * 0.45), 0, 0, angle))
        .join('') + circle(0, 0, size * 0.22, lighten(GOLD, 0.25)),
      x,
      y,
      turn,
    )
  const corner =
    move(twig(sheet, 210, '#8FA77A'), 70, 742, 74) +
    move(twig(sheet, 180, '#8FA77A'), 60, 740, 10) +
    blossom(76, 722, 44, 8) +
    blossom(164, 752, 26, 30) +
    blossom(52, 630, 22, -14)
  return document(
    SIDE,
    SIDE,
    sheet.defs(),
    border(14, 6) + border(30, 2) + corner + move(`<g transform="scale(-1 1)">${corner}</g>`, SIDE, 0),
  )
}
