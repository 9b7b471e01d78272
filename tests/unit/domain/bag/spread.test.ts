import { spread } from '@/domain/bag/pricing/allocate'

describe('sharing an amount to the dong', () => {
  it.each<[string, number, number[], number[]]>([
    ['evenly', 30, [100, 100, 100], [10, 10, 10]],
    ['in proportion', 30, [100, 200], [10, 20]],
    ['the odd dong to the largest remainder', 100, [1, 1, 4], [17, 17, 66]],
    ['at equal remainders the earlier first', 10, [100, 100, 100], [4, 3, 3]],
    ['all of it', 600, [100, 200, 300], [100, 200, 300]],
    ['nothing', 0, [100, 200], [0, 0]],
    ['nothing to what costs nothing', 10, [0, 50, 0], [0, 10, 0]],
    ['no line to share with', 10, [], []],
    ['only what costs nothing', 10, [0, 0], [0, 0]],
    [
      'sums beyond what floating point can multiply',
      999_999_999,
      [999_999_999, 2_000_000_001],
      [333_333_333, 666_666_666],
    ],
  ])('%s', (_, amount, weights, shares) => {
    expect(spread(amount, weights)).toEqual(shares)
  })
})
