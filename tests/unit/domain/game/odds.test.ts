import { chanceText, isTotalWeight, placeOf, weightsNow } from '@/domain/game/odds'

describe('chances are exact decimals', () => {
  it.each([
    [1, 100, '1'],
    [5, 10_000, '0.05'],
    [1_250, 10_000, '12.5'],
    [10_000, 10_000, '100'],
    [0, 100, '0'],
    [1, 1_000_000, '0.0001'],
    [333_333, 1_000_000, '33.3333'],
  ])('%i of %i is %s %', (weight, total, text) => expect(chanceText(weight, total)).toBe(text))

  it('refuses a total that gives none', () => {
    expect(isTotalWeight(300)).toBe(false)
    expect(() => chanceText(1, 300)).toThrow(RangeError)
  })
})

describe('a random value falls on', () => {
  const prizes = [{ weight: 10 }, { weight: 0 }, { weight: 90 }]
  it.each([
    [0, 0],
    [9, 0],
    [10, 2],
    [99, 2],
  ])('%i: place %i', (value, place) => expect(placeOf(value, prizes)).toBe(place))

  it.each([-1, 100, 0.5, NaN])('%s is no random value', (value) =>
    expect(() => placeOf(value, prizes)).toThrow(RangeError),
  )
})

it('moves the weight of prizes that are gone to the fallback', () => {
  const prize = { weight: 20, is_fallback: false, stock_left: null, left_today: null }
  expect(
    weightsNow([
      { ...prize, stock_left: 0 },
      { ...prize, stock_left: 1, left_today: 0 },
      { ...prize, stock_left: 3, left_today: 1 },
      { ...prize, weight: 40, is_fallback: true },
    ]),
  ).toEqual([0, 0, 20, 80])
})
