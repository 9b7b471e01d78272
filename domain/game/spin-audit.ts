import { type Fit, fitOf } from './chi-squared'
import { placeOf, totalWeight } from './odds'

/** The audit of a wheel's log: whether what was drawn follows from the published weights, stock and caps. */

interface PublishedPrize {
  prize_id: number
  weight: number
  stock: number | null
  daily_cap: number | null
  is_fallback: boolean
}

export interface PublishedVersion {
  version: number
  /** in the order of the segments */
  prizes: readonly PublishedPrize[]
}

export interface LoggedSpin {
  id: string
  version: number
  random_value: number
  drawn_prize_id: number
  replaced_for: 'stock' | 'daily-cap' | null
  prize_id: number
  unit: number | null
  unit_of_day: number | null
  day: string
}

/** Below this, counts are called a misfit: one honest wheel of a thousand is. */
export const LEAST_P = 0.001

export interface VersionFit {
  version: number
  spins: number
  /** null when there were too few spins to test */
  fit: Fit | null
}

export interface WheelAudit {
  spins: number
  /** pieces won by prize, of prizes with a stock or a cap */
  won: ReadonlyMap<number, number>
  fits: readonly VersionFit[]
  faults: readonly string[]
}

/** Most faults that are listed one by one. */
const MOST_FAULTS = 50

/** Takes a wheel's spins one by one, in the order in which they were drawn. */
export function wheelAudit(versions: readonly PublishedVersion[]) {
  const published = new Map(versions.map((version) => [version.version, version.prizes]))
  const counts = new Map<number, number[]>()
  const units = new Map<number, number>()
  const unitsOfDay = new Map<string, number>()
  const faults: string[] = []
  let spins = 0
  let unlisted = 0
  function note(fault: string): void {
    if (faults.length < MOST_FAULTS) faults.push(fault)
    else unlisted += 1
  }

  const dayKey = (prizeId: number, day: string) => `${prizeId}/${day}`

  /** Pieces are numbered from 1 without a gap, and end with the stock and the cap. */
  function checkUnits(spin: LoggedSpin, prize: PublishedPrize) {
    const isLimited = prize.stock !== null || prize.daily_cap !== null
    if (!isLimited) {
      if (spin.unit !== null || spin.unit_of_day !== null)
        note(`${spin.id}: a piece of a prize without a limit`)
      return
    }
    const unit = (units.get(prize.prize_id) ?? 0) + 1
    units.set(prize.prize_id, unit)
    const key = dayKey(prize.prize_id, spin.day)
    const ofDay = (unitsOfDay.get(key) ?? 0) + 1
    unitsOfDay.set(key, ofDay)
    if (spin.unit !== unit || spin.unit_of_day !== ofDay)
      note(
        `${spin.id}: piece ${spin.unit ?? 'none'} (${spin.unit_of_day ?? 'none'} of its day) of prize ${prize.prize_id} where ${unit} (${ofDay}) is next`,
      )
    if (prize.stock !== null && unit > prize.stock)
      note(`${spin.id}: piece ${unit} of prize ${prize.prize_id}, whose stock is ${prize.stock}`)
    if (prize.daily_cap !== null && ofDay > prize.daily_cap)
      note(
        `${spin.id}: piece ${ofDay} of ${spin.day} of prize ${prize.prize_id}, whose cap is ${prize.daily_cap}`,
      )
  }

  /** A prize is replaced only once its stock or cap is used up. */
  function checkReplacement(spin: LoggedSpin, drawn: PublishedPrize) {
    const won = units.get(drawn.prize_id) ?? 0
    const wonThatDay = unitsOfDay.get(dayKey(drawn.prize_id, spin.day)) ?? 0
    const isTrue =
      spin.replaced_for === 'stock'
        ? drawn.stock !== null && won >= drawn.stock
        : drawn.daily_cap !== null && wonThatDay >= drawn.daily_cap
    if (!isTrue)
      note(
        `${spin.id}: prize ${drawn.prize_id} was replaced for its ${spin.replaced_for}, of which some was left`,
      )
  }

  function add(spin: LoggedSpin): void {
    spins += 1
    const prizes = published.get(spin.version)
    if (!prizes) note(`${spin.id}: version ${spin.version} of the wheel was never published`)
    else if (spin.random_value < 0 || spin.random_value >= totalWeight(prizes))
      note(`${spin.id}: no random value of this wheel: ${spin.random_value}`)
    else check(spin, prizes)
  }

  function check(spin: LoggedSpin, prizes: readonly PublishedPrize[]): void {
    const drawn = prizes[placeOf(spin.random_value, prizes)]
    if (!drawn) return
    const ofVersion = counts.get(spin.version) ?? prizes.map(() => 0)
    const loggedPlace = prizes.findIndex(({ prize_id }) => prize_id === spin.drawn_prize_id)
    counts.set(spin.version, ofVersion)
    // Counted by what the log says was drawn: a log with other prizes than its random values is a fault and a misfit.
    if (loggedPlace >= 0) ofVersion[loggedPlace] = (ofVersion[loggedPlace] ?? 0) + 1
    if (spin.drawn_prize_id !== drawn.prize_id)
      note(
        `${spin.id}: prize ${spin.drawn_prize_id} drawn where ${spin.random_value} is prize ${drawn.prize_id}`,
      )
    const given = spin.replaced_for === null ? drawn : prizes.find(({ is_fallback }) => is_fallback)
    if (spin.replaced_for !== null) checkReplacement(spin, drawn)
    if (spin.prize_id !== given?.prize_id)
      note(`${spin.id}: prize ${spin.prize_id} given in place of ${given?.prize_id ?? 'none'}`)
    const logged = prizes.find(({ prize_id }) => prize_id === spin.prize_id)
    if (logged) checkUnits(spin, logged)
  }

  function result(): WheelAudit {
    const fits = [...counts].map(([version, of]): VersionFit => {
      const prizes = published.get(version) ?? []
      return {
        version,
        spins: of.reduce((sum, count) => sum + count, 0),
        fit: fitOf(
          of,
          prizes.map(({ weight }) => weight),
        ),
      }
    })
    const misfits = fits.flatMap(({ version, fit }) =>
      fit !== null && fit.p < LEAST_P
        ? [
            `version ${version}: what was drawn does not fit the published odds, p = ${fit.p.toExponential(2)}`,
          ]
        : [],
    )
    const more = unlisted > 0 ? [`and ${unlisted} more`] : []
    return { spins, won: units, fits, faults: [...misfits, ...faults, ...more] }
  }

  return { add, result }
}
