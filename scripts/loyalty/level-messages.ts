import type { LevelView } from '@/domain/loyalty/levels'
import type { FullLevel, LevelChange } from '@/services/loyalty'

const dong = (amount: number) => `${amount.toLocaleString('en-US')} dong`

/** A level in one line; `members` is not counted for the lowest, which everyone else has. */
export const levelLine = ({ name, threshold, benefits }: FullLevel, members: number | undefined): string =>
  [
    name,
    threshold === 0 ? 'from the start' : `from ${dong(threshold)} in 12 months`,
    threshold === 0 ? 'all other members' : `${members ?? 0} members`,
    benefits.map(({ kind, value }) => `${kind} ${value}`).join(', ') || 'no benefits',
  ].join('  ')

export const levelOfMember = ({ current, next, spent, needed, keep_until }: LevelView): string =>
  [
    current.name,
    keep_until === null ? 'never lost' : `until ${keep_until}`,
    `${dong(spent)} in 12 months`,
    next ? `${dong(needed)} to ${next.name}` : 'the highest',
  ].join('  ')

export const changeLine = ({ kind, from, to, spent, created_at, seen_at }: LevelChange): string =>
  `  ${created_at.toISOString()}  ${kind}  ${from} → ${to}  ${dong(spent)}${seen_at === null ? '  not seen' : ''}`
