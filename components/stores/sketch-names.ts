import type { Feature } from './streets'

export type Point = readonly [x: number, y: number]

/** Middle of a name, and its rotation (degrees). */
export interface Label {
  x: number
  y: number
  turn: number
}

interface View {
  width: number
  height: number
}

/** Approximate width of a letter, height of a line of text, and the step between candidates, in units of the drawing. */
const LETTER = 6.2
const LINE = 14
const STEP = 6
const MARGIN = 8

/** The pin, its tip at the middle of the drawing. */
const PIN: readonly Point[] = [
  [0, 0],
  [0, -12],
  [-9, -26],
  [9, -26],
  [0, -36],
]

/** Points along a name, from its first letter to its last. */
function extent({ x, y, turn }: Label, name: string): Point[] {
  const half = (name.length * LETTER) / 2
  const angle = (turn * Math.PI) / 180
  const steps = Math.ceil((2 * half) / STEP)
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const along = -half + (2 * half * step) / steps
    return [x + Math.cos(angle) * along, y + Math.sin(angle) * along]
  })
}

/** Normalises a rotation to read from left to right, or upwards. */
const upright = (turn: number) => (turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn)

/** Candidates along each segment of a line, longest first: its middle, then further out. */
function alongLine(points: readonly Point[]): Label[] {
  const stretches = points
    .flatMap((from, index) => {
      const to = points[index + 1]
      return to ? [{ from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }] : []
    })
    .toSorted((a, b) => b.length - a.length)
  return stretches.flatMap(({ from, to }) =>
    [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map((share) => ({
      x: from[0] + (to[0] - from[0]) * share,
      y: from[1] + (to[1] - from[1]) * share,
      turn: upright((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI),
    })),
  )
}

/** Candidates across the visible part of an area, horizontal or vertical. */
function insideArea(points: readonly Point[], { width, height }: View): Label[] {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const xs = points.map(([x]) => clamp(x, width))
  const ys = points.map(([, y]) => clamp(y, height))
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) =>
    [-90, 0].map((turn) => ({ x, y: top + (bottom - top) * share, turn })),
  )
}

/** Below a landmark's dot, or above it. */
const besideDot = ([x, y]: Point): Label[] => [
  { x, y: y + LINE, turn: 0 },
  { x, y: y - LINE, turn: 0 },
]

function candidates(kind: Feature['kind'], points: readonly Point[], view: View): Label[] {
  const [first] = points
  if (kind === 'water') return insideArea(points, view)
  return kind === 'landmark' && first ? besideDot(first) : alongLine(points)
}

/** A position where a name covers no other name and not the pin, and is complete; added to `taken`. Null when there is none. */
export function placeName(
  kind: Feature['kind'],
  name: string,
  points: readonly Point[],
  view: View,
  taken: Point[],
): Label | null {
  const pin = PIN.map(([x, y]): Point => [view.width / 2 + x, view.height / 2 + y])
  const isFree = ([x, y]: Point) =>
    x >= MARGIN &&
    x <= view.width - MARGIN &&
    y >= MARGIN &&
    y <= view.height - MARGIN &&
    [...pin, ...taken].every((other) => Math.hypot(other[0] - x, other[1] - y) >= LINE)
  const label = candidates(kind, points, view).find((place) => extent(place, name).every(isFree)) ?? null
  if (label) taken.push(...extent(label, name))
  return label
}
