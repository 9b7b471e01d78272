import { answerTime, readOpeningHours, writtenHours, writtenInstant } from '@/domain/contact/opening-hours'

const hours = readOpeningHours('1-5 08:00-21:00, 6-7 09:00-18:00', ['2026-11-24', '09-02'])
/** Vietnamese time. */
const at = (text: string) => new Date(`${text}+07:00`)

it.each([
  // Sunday 22 November 2026; Tuesday the 24th is a holiday
  ['in opening hours', '2026-11-22T10:10', 180, '2026-11-22T13:30'],
  ['before opening', '2026-11-22T03:00', 180, '2026-11-22T12:00'],
  ['at night, for the next morning', '2026-11-22T23:10', 180, '2026-11-23T11:00'],
  ['shortly before closing: the rest counts the next day', '2026-11-22T17:00', 180, '2026-11-23T10:00'],
  ['over a holiday', '2026-11-23T20:00', 180, '2026-11-25T10:00'],
  ['over a holiday of every year', '2027-09-01T22:00', 180, '2027-09-03T11:00'],
])('promises an answer %s', (_, now, minutes, wanted) => {
  expect(answerTime(at(now), minutes, hours)).toEqual(at(wanted))
})

it.each([
  ['2026-11-22T13:30', '13:30 hôm nay'],
  ['2026-11-23T08:00', '8:00 ngày mai'],
  ['2026-11-25T11:00', '11:00 thứ Tư'],
  ['2026-11-30T11:00', '11:00 thứ Hai 30/11'],
])('writes %s as %s', (instant, wanted) => {
  expect(writtenInstant(at(instant), at('2026-11-22T10:00'))).toBe(wanted)
})

it('writes the hours of the week', () => {
  expect(writtenHours(hours)).toEqual(['8:00–21:00, thứ Hai đến thứ Sáu', '9:00–18:00, thứ Bảy đến Chủ Nhật'])
  expect(writtenHours(readOpeningHours('1-7 08:00-21:00', []))).toEqual(['8:00–21:00, tất cả các ngày'])
})

it.each(['', '8-21', '1-7 21:00-08:00', '1-8 08:00-21:00'])('refuses hours such as "%s"', (text) => {
  expect(() => readOpeningHours(text, [])).toThrow()
})
