import { placeName, type Point, type Label } from './sketch-names'
import { type Feature, FEATURES, type Spot } from './streets'

/** Size of the drawing in its units, which are CSS pixels on a phone, and metres per unit. */
export const WIDTH = 330
export const HEIGHT = 220
const METRES = 3.6

const METRES_PER_DEGREE = 111_320

export interface Sketched {
  kind: Feature['kind']
  name: string
  /** SVG path data */
  path: string
  /** position of its name; null where there is no space */
  label: Label | null
}

/** Projects a location into a drawing around `centre`: flat enough for a few hundred metres. */
function project([latitude, longitude]: Spot, centre: Spot): Point {
  const east = (longitude - centre[1]) * METRES_PER_DEGREE * Math.cos((centre[0] * Math.PI) / 180)
  const north = (latitude - centre[0]) * METRES_PER_DEGREE
  return [WIDTH / 2 + east / METRES, HEIGHT / 2 - north / METRES]
}

/** Margin beyond the drawing that is still drawn: a wider frame shows it. */
const isNear = ([x, y]: Point) => Math.abs(x - WIDTH / 2) < WIDTH * 2 && Math.abs(y - HEIGHT / 2) < HEIGHT * 2

/** The order in which names are placed: the first ones most surely. */
const ORDER: readonly Feature['kind'][] = ['avenue', 'water', 'landmark', 'street']

const round = (value: number) => Math.round(value * 10) / 10

/** The surroundings of a location, ready to draw; empty where no street is known. */
export function sketchAround(centre: Spot): Sketched[] {
  const taken: Point[] = []
  return FEATURES.map((feature) => ({
    ...feature,
    points: feature.points.map((spot) => project(spot, centre)),
  }))
    .filter(({ points }) => points.some(isNear))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map(({ kind, name, points }) => {
      const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
      const label = placeName(kind, name, points, { width: WIDTH, height: HEIGHT }, taken)
      return {
        kind,
        name,
        path: kind === 'water' ? `${d}Z` : d,
        label: label && { x: round(label.x), y: round(label.y), turn: round(label.turn) },
      }
    })
}
