import { typedDay } from '@/components/orders/filter/day-typing'

it.each([
  ['', ''],
  ['0', '0'],
  ['05', '05'],
  ['051', '05 - 1'],
  ['050726', '05 - 07 - 26'],
  ['5/7/26', '05 - 07 - 26'],
  ['5-', '05'],
  ['05 - 07 - ', '05 - 07'],
  ['05 - 07 - 2', '05 - 07 - 2'],
  ['05.07.2026', '05 - 07 - 26'],
  ['05 - 07 - 202', '05 - 07 - 202'],
  ['05 - 07 - 2026', '05 - 07 - 26'],
  ['hôm nay', 'hôm nay'],
])('writes %j as %j (ORD-09)', (typed, shown) => expect(typedDay(typed)).toBe(shown))
