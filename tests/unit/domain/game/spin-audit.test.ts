import { fitOf, pValue } from '@/domain/game/chi-squared'
import { type LoggedSpin, type PublishedVersion, wheelAudit } from '@/domain/game/spin-audit'
import { makeRandom } from '@/domain/random'

describe('the chi-squared distribution', () => {
  // Critical values of the usual tables.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [14.067, 7, 0.05],
    [24.322, 7, 0.001],
    [2.167, 7, 0.95],
    [124.342, 100, 0.05],
    [0, 3, 1],
  ])('%f with %i degrees of freedom: p = %f', (statistic, degrees, p) =>
    expect(pValue(statistic, degrees)).toBeCloseTo(p, 4),
  )
})

describe('the fit of counts', () => {
  it('of a die', () => {
    const fit = fitOf([5, 8, 9, 8, 10, 20], [1, 1, 1, 1, 1, 1])
    expect(fit?.statistic).toBeCloseTo(13.4, 10)
    expect(fit?.degrees).toBe(5)
    expect(fit?.p).toBeCloseTo(0.0199, 4)
  })

  it('pools what is expected less than five times', () => {
    // Expected: 1, 2, 3 and 94.
    expect(fitOf([2, 2, 2, 94], [1, 2, 3, 94])?.degrees).toBe(1)
  })

  it('is not tested with too few', () => {
    expect(fitOf([1, 2], [50, 50])).toBeNull()
    expect(fitOf([], [])).toBeNull()
  })

  it('is impossible where the weight is 0', () => expect(fitOf([1, 99], [0, 100])?.p).toBe(0))
})

const VERSION: PublishedVersion = {
  version: 1,
  prizes: [
    { prize_id: 1, weight: 100, stock: 20, daily_cap: 5, is_fallback: false },
    { prize_id: 2, weight: 2_900, stock: null, daily_cap: null, is_fallback: false },
    { prize_id: 3, weight: 7_000, stock: null, daily_cap: null, is_fallback: true },
  ],
}

/** A log as the wheel writes it, over ten days. */
function honestLog(count: number, seed = 'spins'): LoggedSpin[] {
  const random = makeRandom(seed)
  let won = 0
  const wonOn = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const day = `2026-11-${String(1 + Math.floor((index * 10) / count)).padStart(2, '0')}`
    const random_value = random.int(0, 9_999)
    const drawn = random_value < 100 ? 1 : random_value < 3_000 ? 2 : 3
    const onDay = wonOn.get(day) ?? 0
    const replaced_for = drawn !== 1 ? null : won >= 20 ? 'stock' : onDay >= 5 ? 'daily-cap' : null
    const isFirst = drawn === 1 && replaced_for === null
    if (isFirst) wonOn.set(day, onDay + 1)
    return {
      id: String(index),
      version: 1,
      random_value,
      drawn_prize_id: drawn,
      replaced_for,
      prize_id: replaced_for === null ? drawn : 3,
      unit: isFirst ? ++won : null,
      unit_of_day: isFirst ? onDay + 1 : null,
      day,
    }
  })
}

const audit = (log: readonly LoggedSpin[]) => {
  const { add, result } = wheelAudit([VERSION])
  log.forEach(add)
  return result()
}

/** The honest log with the first spin that fits changed. */
const changed = (fits: (spin: LoggedSpin) => boolean, changes: Partial<LoggedSpin>): LoggedSpin[] => {
  const log = honestLog(5_000)
  const index = log.findIndex(fits)
  expect(index).toBeGreaterThanOrEqual(0)
  return log.map((spin, place) => (place === index ? { ...spin, ...changes } : spin))
}

describe('the audit of a log', () => {
  it('finds nothing in an honest one, and says how well it fits', () => {
    const { faults, fits, spins, won } = audit(honestLog(5_000))
    expect(faults).toEqual([])
    expect(spins).toBe(5_000)
    expect(won.get(1)).toBe(20)
    expect(fits).toEqual([{ version: 1, spins: 5_000, fit: expect.objectContaining({ degrees: 2 }) }])
    expect(fits[0]?.fit?.p).toBeGreaterThan(0.001)
  })

  it('calls one honest log of a thousand a misfit at most', () => {
    const misfits = Array.from({ length: 300 }, (_, seed) => audit(honestLog(1_000, String(seed)))).filter(
      ({ faults }) => faults.length > 0,
    )
    expect(misfits.length).toBeLessThanOrEqual(2)
  })

  it('finds odds that are not the published ones, though each row fits its random value', () => {
    // A tenth of the draws of prize 2 were made draws of prize 3.
    let seen = 0
    const log = honestLog(5_000).map((spin) =>
      spin.drawn_prize_id === 2 && ++seen % 5 === 0
        ? { ...spin, random_value: 9_000, drawn_prize_id: 3, prize_id: 3 }
        : spin,
    )
    expect(audit(log).faults).toEqual([expect.stringContaining('does not fit the published odds')])
  })

  it.each([
    [
      'another prize than drawn',
      changed(({ prize_id }) => prize_id === 2, { prize_id: 3 }),
      'given in place of 2',
    ],
    [
      'another draw than the random value',
      changed(({ prize_id }) => prize_id === 2, { drawn_prize_id: 3, prize_id: 3 }),
      'prize 3 drawn where',
    ],
    [
      'a prize withheld while there is stock',
      changed(({ unit }) => unit === 20, {
        replaced_for: 'stock',
        prize_id: 3,
        unit: null,
        unit_of_day: null,
      }),
      'of which some was left',
    ],
    ['a piece that was given twice', changed(({ unit }) => unit === 3, { unit: 2 }), 'piece 2'],
    ['a random value outside', changed(() => true, { random_value: 10_000 }), 'no random value'],
    ['an unknown version', changed(() => true, { version: 2 }), 'never published'],
    [
      'more than there is',
      changed(({ replaced_for }) => replaced_for === 'stock', {
        replaced_for: null,
        prize_id: 1,
        unit: 21,
        unit_of_day: 1,
      }),
      'whose stock is 20',
    ],
  ])('finds %s', (_, log, fault) => {
    expect(audit(log).faults.join('\n')).toContain(fault)
  })

  it('finds a row that was taken out', () => {
    const log = honestLog(5_000)
    expect(audit(log.filter(({ unit }) => unit !== 2)).faults.join('\n')).toContain('is next')
  })
})
