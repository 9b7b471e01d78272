import { and, eq, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { type VoteInput, type VoteRules, votesAmong, type Votes } from '@/domain/campaign/vote'
import { badRequest, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { CampaignFacts } from '../../catalog'
import { type Database, persistentTransaction } from '../../database'
import { requireCampaign } from '../campaign'
import { vote_counts, votes } from '../schema'

/** A campaign and one of its votes. @throws NOT_FOUND */
async function voteOf(
  db: Database,
  campaignId: number,
  section: string | undefined,
): Promise<{ campaign: CampaignFacts; rules: VoteRules }> {
  const campaign = await requireCampaign(db, campaignId)
  const all = votesAmong(campaign.sections)
  const rules = section === undefined ? all[0] : all.find(({ key }) => key === section)
  if (!rules) throw notFound('vote')
  return { campaign, rules }
}

/** The period a vote of now belongs to. */
const periodOf = ({ once }: VoteRules) =>
  once === 'member'
    ? sql<string>`'all'`
    : sql<string>`to_char(now() AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`

const isVoteOf = (campaignId: number, userId: number, rules: VoteRules) =>
  and(
    eq(votes.campaign_id, campaignId),
    eq(votes.section, rules.key),
    eq(votes.user_id, userId),
    eq(votes.period, periodOf(rules)),
  )

async function readVotes(
  db: Database,
  { campaign, rules }: { campaign: CampaignFacts; rules: VoteRules },
  userId: number | null,
): Promise<Votes> {
  const [counts, own] = await Promise.all([
    db
      .select({ choice: vote_counts.choice, votes: vote_counts.votes })
      .from(vote_counts)
      .where(and(eq(vote_counts.campaign_id, campaign.id), eq(vote_counts.section, rules.key))),
    userId === null
      ? []
      : db
          .select({ choice: votes.choice })
          .from(votes)
          .where(isVoteOf(campaign.id, userId, rules)),
  ])
  const byChoice = new Map(counts.map(({ choice, votes: count }) => [choice, count]))
  return {
    section: rules.key,
    choices: rules.choices.map(({ id }) => ({ id, votes: byChoice.get(id) ?? 0 })),
    mine: own[0]?.choice ?? null,
    until: campaign.ends_at.toISOString(),
  }
}

/** The counts of a campaign's vote and the member's own choice. @throws NOT_FOUND */
export async function votesOf(
  db: Database,
  campaignId: number,
  { section, userId }: { section: string | undefined; userId: number | null },
): Promise<Votes> {
  return readVotes(db, await voteOf(db, campaignId, section), userId)
}

/**
 * A member's vote: one in all or one a day, as the campaign says; the same choice again changes nothing, another one only where votes can
 * be changed. @throws NOT_FOUND, BAD_REQUEST for an unknown choice, CAMPAIGN_NOT_STARTED, CAMPAIGN_OVER, VOTED_ALREADY
 */
export function castVote(
  campaignId: number,
  userId: number,
  { section, choice }: VoteInput,
): Promise<{ votes: Votes; isNew: boolean }> {
  return persistentTransaction(async (tx) => {
    const found = await voteOf(tx, campaignId, section)
    const { campaign, rules } = found
    if (!rules.choices.some(({ id }) => id === choice))
      throw badRequest('no such choice', { field: 'choice' })
    if (!campaign.has_started) throw domainError('CAMPAIGN_NOT_STARTED', 'the vote has not begun')
    if (campaign.is_over) throw domainError('CAMPAIGN_OVER', 'the vote is closed')
    const added = await tx
      .insert(votes)
      .values({ campaign_id: campaign.id, section, user_id: userId, period: periodOf(rules), choice })
      .onConflictDoNothing()
      .returning({ id: votes.id })
    if (added.length === 0) await changeVote(tx, found, userId, choice)
    return { votes: await readVotes(tx, found, userId), isNew: added.length > 0 }
  })
}

/** @throws VOTED_ALREADY for another choice where votes cannot be changed */
async function changeVote(
  tx: Database,
  { campaign, rules }: { campaign: CampaignFacts; rules: VoteRules },
  userId: number,
  choice: string,
): Promise<void> {
  const mine = isVoteOf(campaign.id, userId, rules)
  const [former] = await tx.select({ choice: votes.choice }).from(votes).where(mine).for('update')
  if (!former || former.choice === choice) return
  if (!rules.is_changeable)
    throw domainError('VOTED_ALREADY', 'the member has voted', { choice: former.choice })
  await tx
    .update(votes)
    .set({ choice, changed_at: sql`now()` })
    .where(mine)
}
