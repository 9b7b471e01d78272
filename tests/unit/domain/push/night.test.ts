import { afterNight, secondsToNight } from '@/domain/push/night'

/** An hour of 24 November 2026 in Vietnam. */
const at = (time: string, day = 24) => new Date(`2026-11-${day}T${time}:00+07:00`)

it.each([
  ['at seven', at('07:00'), at('07:00')],
  ['in the afternoon', at('15:20'), at('15:20')],
  ['a minute before ten', at('21:59'), at('21:59')],
  ['at ten in the evening', at('22:00'), at('07:00', 25)],
  ['before midnight', at('23:45'), at('07:00', 25)],
  ['after midnight', at('00:10'), at('07:00')],
  ['a minute before seven', at('06:59'), at('07:00')],
])('sends no push message at night: %s', (_, asked, sent) => {
  expect(afterNight(asked).toISOString()).toBe(sent.toISOString())
})

it.each([
  ['at half past nine in the evening', at('21:30'), 1_800],
  ['at seven', at('07:00'), 15 * 3_600],
  ['at night', at('23:00'), 0],
  ['before seven', at('06:59'), 0],
])('lets a push service keep no message into the night: %s', (_, asked, seconds) => {
  expect(secondsToNight(asked)).toBe(seconds)
})
