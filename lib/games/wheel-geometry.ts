/** Geometry of a wheel with equal segments, the first one beginning at the top; degrees clockwise. */

const FULL = 360

/** Degrees a millisecond while the wheel waits for its outcome. */
export const WAITING_SPEED = 0.5
/** The curve by which the wheel slows down: it begins twice as fast as its mean, and ends at rest. */
export const SLOWING = { x1: 0.2, y1: 0.4, x2: 0.25, y2: 1 }
const FIRST_SPEED = SLOWING.y1 / SLOWING.x1

/** A point of the circle around (0, 0), rounded so that server and browser write the same. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) }
}

export const segmentAngle = (count: number): number => FULL / count

/** Middle of a segment on the wheel at rest. */
export const middleOf = (index: number, count: number): number => (index + 0.5) * segmentAngle(count)

/** Outline of a segment, as an SVG path. */
export function segmentPath(index: number, count: number, radius: number): string {
  const from = pointAt(index * segmentAngle(count), radius)
  const to = pointAt((index + 1) * segmentAngle(count), radius)
  const isLarge = count === 1 ? 1 : 0
  return `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}Z`
}

/** Rotation that has a segment at the pointer, between 0 and 360. */
export const restAt = (index: number, count: number): number => (FULL - middleOf(index, count)) % FULL

export interface Turn {
  /** rotation at the end */
  to: number
  /** ms */
  duration: number
}

/**
 * The turn from a rotation to a segment: forward, at least `turns` times around, and as long as it takes to begin with the speed of the
 * waiting wheel.
 */
export function turnTo(from: number, index: number, count: number, turns = 3): Turn {
  const least = from + turns * FULL
  const to = least + ((((restAt(index, count) - least) % FULL) + FULL) % FULL)
  return { to, duration: Math.round(((to - from) * FIRST_SPEED) / WAITING_SPEED) }
}

/** The segment at the pointer of a wheel with this rotation. */
export function segmentAt(rotation: number, count: number): number {
  const under = (((FULL - rotation) % FULL) + FULL) % FULL
  return Math.floor(under / segmentAngle(count)) % count
}
