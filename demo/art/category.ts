import type { BrandPalette, Packaging } from '../types'
import { lighten, mix } from './colour'
import { newSheet, radial } from './light'
import { place } from './place'
import { drawThing } from './product'
import { random } from './random'
import { leaf, petal, stone } from './setting'
import { circle, document, move, rect } from './shapes'

const SIDE = 400

/** A 400×400 tile for a category: its container on a tinted ground; it holds up when cropped to an arch or a circle. */
export const drawCategory = (
  packaging: Packaging,
  palette: BrandPalette,
  tint: string,
  seed: number,
): string => {
  const sheet = newSheet()
  const vary = random(seed + 17)
  const ground = mix(vary.pick(['#FBE9EE', '#F6EEE3', '#EEF1E8', '#F3ECF3', '#FBEFE2']), tint, 0.08)
  const thing = drawThing(sheet, { packaging, palette, brand: '', label: [], tint, seed })
  const prop = vary.pick([
    () => move(stone(sheet, 74, 40, '#C8BCB3', vary), 296, 326),
    () => move(leaf(sheet, 120, '#8FA77A', 0.34), 104, 330, -28),
    () =>
      move(petal(sheet, 40, mix(tint, '#EFA9B6', 0.6)), 298, 318, 24) +
      move(petal(sheet, 30, '#F3C3CC'), 262, 334, -50),
  ])()
  const content =
    rect(0, 0, SIDE, SIDE, ground) +
    circle(200, 190, 138, lighten(ground, 0.55)) +
    rect(0, 308, SIDE, 92, mix(ground, '#E4D2C8', 0.35)) +
    rect(
      0,
      0,
      SIDE,
      SIDE,
      radial(
        sheet,
        [
          [0, '#FFFFFF', 0.5],
          [0.7, '#FFFFFF', 0],
        ],
        0.3,
        0.25,
        0.7,
      ),
    ) +
    place(sheet, thing, { x: 200, floor: 336, maxWidth: 210, maxHeight: 236, maxScale: 0.8 }) +
    prop
  return document(SIDE, SIDE, sheet.defs(), content)
}
