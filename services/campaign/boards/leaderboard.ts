import { BOARD_ROWS, type BoardKind, type Leaderboard } from '@/domain/campaign/leaderboard'
import { notFound } from '@/domain/error'
import { maskName } from '@/domain/loyalty/masked-name'
import { usersById } from '../../account'
import type { CampaignFacts } from '../../catalog'
import type { Database } from '../../database'
import { spendersBetween } from '../../order'
import { reviewersBetween } from '../../review'
import { requireCampaign } from '../campaign'

interface Place {
  rank: number
  user_id: number
  amount: number
}

/** A board's order is read at most so often by a process, whatever its number of visitors. */
const KEPT_MS = 60_000

const READERS: Readonly<
  Record<
    BoardKind,
    (db: Database, window: { from: Date; to: Date }) => Promise<{ user_id: number; amount: number }[]>
  >
> = { spender: spendersBetween, review: reviewersBetween }

/** Equal amounts have one rank, and the next one is as far behind as there are members before it. */
function ranked(rows: readonly { user_id: number; amount: number }[]): Place[] {
  let rank = 0
  return rows.map((row, index) => {
    if (rows[index - 1]?.amount !== row.amount) rank = index + 1
    return { ...row, rank }
  })
}

const hasBoard = (campaign: CampaignFacts, kind: BoardKind): boolean =>
  kind === 'spender' ? campaign.is_top_spender : campaign.is_top_review

interface Kept {
  until: number
  places: Promise<Place[]>
}
const kept = new Map<string, Kept>()

function placesOf(db: Database, kind: BoardKind, campaign: { id: number; from: Date; to: Date }) {
  // The dates are part of the key: a campaign that is moved has another board at once.
  const key = `${kind}/${campaign.id}/${campaign.from.getTime()}/${campaign.to.getTime()}`
  const found = kept.get(key)
  if (found && found.until > Date.now()) return found.places
  for (const [old, { until }] of kept) if (until <= Date.now()) kept.delete(old)
  const places = READERS[kind](db, campaign).then(ranked)
  kept.set(key, { until: Date.now() + KEPT_MS, places })
  places.catch(() => kept.delete(key))
  return places
}

/**
 * Who spent or reviewed most while a campaign ran, by masked names, and the member's own place. Up to a minute old. Deleted accounts keep
 * no place. @throws NOT_FOUND for a campaign without that board
 */
export async function leaderboardOf(
  db: Database,
  campaignId: number,
  { kind, userId }: { kind: BoardKind; userId: number | null },
): Promise<Leaderboard> {
  const campaign = await requireCampaign(db, campaignId)
  if (!hasBoard(campaign, kind)) throw notFound('leaderboard')
  const { id, starts_at: from, ends_at: to } = campaign
  const places = await placesOf(db, kind, { id, from, to })
  const first = places.slice(0, BOARD_ROWS * 2)
  const own = userId === null ? undefined : places.find(({ user_id }) => user_id === userId)
  const users = await usersById(
    db,
    [...first, ...(own ? [own] : [])].map(({ user_id }) => user_id),
  )
  const shown = ({ rank, user_id, amount }: Place) => {
    const user = users.get(user_id)
    return user?.removed_at === null ? [{ rank, name: maskName(user.name), amount }] : []
  }
  return {
    kind,
    rows: first.flatMap(shown).slice(0, BOARD_ROWS),
    mine: own ? (shown(own)[0] ?? null) : null,
  }
}
