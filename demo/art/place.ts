import { contactShadow, type Sheet } from './light'
import { move, n } from './shapes'
import type { Thing } from './packaging/thing'

export interface Spot {
  /** where the middle of the foot stands */
  x: number
  floor: number
  /** the thing is scaled to fit both */
  maxWidth: number
  maxHeight: number
  turn?: number
  /** no larger than this */
  maxScale?: number
  shadow?: number
}

export const fitScale = (thing: Thing, spot: Pick<Spot, 'maxWidth' | 'maxHeight' | 'maxScale'>): number =>
  Math.min(spot.maxWidth / thing.width, spot.maxHeight / thing.height, spot.maxScale ?? 1.6)

/** Stands a thing on the floor with its shadow. */
export const place = (sheet: Sheet, thing: Thing, spot: Spot): string => {
  const scale = fitScale(thing, spot)
  const shadow =
    thing.stance === 'standing' && spot.shadow !== 0 && (thing.foot ?? 2) > 1
      ? `<g transform="translate(${n(spot.x)} ${n(spot.floor - 1)})">${contactShadow(sheet, (thing.foot ?? thing.width) * scale, spot.shadow ?? 1)}</g>`
      : ''
  return shadow + move(thing.svg, spot.x, spot.floor, spot.turn ?? 0, scale)
}
