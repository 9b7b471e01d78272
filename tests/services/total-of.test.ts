import { totalOf } from '@/services/http'

const count = jest.fn(() => Promise.resolve(40))

it.each([
  ['a first window that is not full', 3, 0, 3],
  ['a first window without rows', 0, 0, 0],
  ['a later window that is not full', 3, 16, 19],
])('%s gives the total', async (_, length, skip, total) => {
  expect(await totalOf(new Array(length), { limit: 16, skip }, count)).toBe(total)
  expect(count).not.toHaveBeenCalled()
})

it.each([
  ['after a full window', 16, 0],
  ['behind the end', 0, 64],
])('rows are counted %s', async (_, length, skip) => {
  expect(await totalOf(new Array(length), { limit: 16, skip }, count)).toBe(40)
})
