import { segmentLines } from '@/components/games/wheel/segment-lines'
import { segmentOf } from '@/components/games/wheel/use-spin'
import { tickTimes } from '@/components/games/wheel/sound'
import { odds, segments, spinOn } from '@/tests/components/games/fixtures'
import { turnTo } from '@/lib/games/wheel-geometry'

it.each([
  ['+50 điểm', ['+50 điểm']],
  ['Voucher 30.000 ₫', ['Voucher', '30.000 ₫']],
  ['Chúc bạn lần sau', ['Chúc bạn', 'lần sau']],
  ['Bộ quà dưỡng da ban đêm cao cấp', ['Bộ quà', 'dưỡng da', 'ban đêm…']],
  ['  ', ['']],
])('breaks %p into lines of a segment', (name, lines) => {
  expect(segmentLines(name)).toEqual(lines)
})

it('finds the segment of an outcome by its prize when the wheel on show is an older one', () => {
  expect(segmentOf(spinOn(3), segments)).toBe(3)
  expect(segmentOf({ ...spinOn(3), segment: 6 }, segments)).toBe(3)
  expect(segmentOf({ ...spinOn(3), segment: 20 }, odds.segments.slice(0, 2))).toBe(1)
})

it('ticks once for each segment that passes, slower and slower', () => {
  const { to, duration } = turnTo(0, 2, 8)
  const times = tickTimes(0, to, duration, 8)
  expect(times).toHaveLength(Math.floor(to / 45))
  const gaps = times.slice(1).map((time, index) => time - times[index]!)
  expect(gaps.at(-1)).toBeGreaterThan(gaps[0]! * 4)
  expect(times.at(-1)).toBeLessThanOrEqual(duration / 1_000)
})
