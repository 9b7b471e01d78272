/** What the check of a code says. */

/** Whether a code is on one unit, or on every unit of its batch. */
export const CODE_KINDS = ['unit', 'batch'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/**
 * `first`: this unit was not checked before. `own`: only the same member or device did. `seen`: a few others did, as people at home may.
 * `suspect`: more often or further apart than one unit explains. `batch`: the code is on the whole batch and says nothing of one unit.
 */
export const VERDICTS = ['first', 'own', 'seen', 'suspect', 'batch'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why a unit's checks do not look like those of one unit. */
export const SUSPICIONS = ['devices', 'time', 'networks', 'sellers'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** From so many other members or devices on. */
export const SUSPECT_CHECKERS = 3
/** From so many networks of others on: homes, offices, mobile networks. */
export const SUSPECT_NETWORKS = 3
/** Another's first check so many days ago. */
export const SUSPECT_DAYS = 180

/** The checks of a unit before this one. */
export interface EarlierChecks {
  /** of the same member or device */
  own: number
  /** how many other members and devices checked it */
  others: number
  /** networks of those others, without this one */
  otherNetworks: number
  /** days since another's first check; 0 without one */
  otherDays: number
  /** kinds of places where its checkers say they bought it, this check included */
  sellers: number
}

export function suspicionsOf({ others, otherNetworks, otherDays, sellers }: EarlierChecks): Suspicion[] {
  if (others === 0) return []
  return [
    ...(others >= SUSPECT_CHECKERS ? (['devices'] as const) : []),
    ...(otherDays >= SUSPECT_DAYS ? (['time'] as const) : []),
    ...(otherNetworks >= SUSPECT_NETWORKS ? (['networks'] as const) : []),
    ...(sellers >= 2 ? (['sellers'] as const) : []),
  ]
}

export function verdictOf(kind: CodeKind, earlier: EarlierChecks): Verdict {
  if (kind === 'batch') return 'batch'
  if (suspicionsOf(earlier).length > 0) return 'suspect'
  if (earlier.others > 0) return 'seen'
  return earlier.own > 0 ? 'own' : 'first'
}
