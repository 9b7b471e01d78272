import type { Bag } from '@/domain/bag/view'
import { getData } from '../api'
import { memberMark } from '../member/session'
import { noteBag } from './bag-hint'
import { BAG_KEY } from './bag-key'
import { overdueRemovals } from './removed-lines'

/** The number of pieces beside the bag's entry, asked for when a visit starts. Without the store of answers, which public pages do not load. */

/** The call of the mark; null once the bag's own code (bag.ts) has taken it over. */
let asked: Promise<Bag> | null = null
let isTakenOver = false
/** the mark of the member whose bag was asked for */
let owner: string | null = null

/** Loads the bag at the start of a visit, unless it is loaded already. A failure is silent: a component that shows the bag loads it again. */
export async function loadBagMark(): Promise<void> {
  if (isTakenOver || overdueRemovals().length > 0) {
    const { loadBag } = await import('./bag')
    return loadBag()
  }
  if (asked && owner === memberMark()) return
  owner = memberMark()
  const call = getData<Bag>(BAG_KEY)
  asked = call
  try {
    const { pieces } = await call
    if (asked === call) noteBag(pieces)
  } catch {
    if (asked === call) asked = null
  }
}

/** The call of the mark, for the bag's own code, which shows its answer and all later ones. */
export function takeOverBagMark(): Promise<Bag> | null {
  const call = owner === memberMark() ? asked : null
  isTakenOver = true
  asked = null
  return call
}
