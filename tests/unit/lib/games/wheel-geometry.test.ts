import { segmentAt, segmentPath, turnTo, WAITING_SPEED } from '@/lib/games/wheel-geometry'

const COUNTS = [2, 6, 8, 12]
const everySegment = COUNTS.flatMap((count) =>
  Array.from({ length: count }, (_, index) => [index, count] as const),
)

it.each(everySegment)('stops on segment %d of %d wherever the wheel is', (index, count) => {
  for (const from of [0, 1, 37.5, 359.9, 720, 1_234.5]) {
    const { to } = turnTo(from, index, count)
    expect(segmentAt(to, count)).toBe(index)
    expect(to - from).toBeGreaterThanOrEqual(3 * 360 - 1e-9)
    expect(to - from).toBeLessThan(4 * 360 + 1e-9)
  }
})

it('slows down from the speed of the waiting wheel', () => {
  const { to, duration } = turnTo(100, 2, 8)
  // The curve's first slope is y1 / x1 = 2.
  expect((2 * (to - 100)) / duration).toBeCloseTo(WAITING_SPEED, 3)
})

it('draws segments from the middle, clockwise from the top', () => {
  expect(segmentPath(0, 4, 100)).toBe('M0 0L0 -100A100 100 0 0 1 100 0Z')
})
