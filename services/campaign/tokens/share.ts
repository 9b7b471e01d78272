import { sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { SharedCampaign } from '@/domain/campaign/share'
import { domainError } from '@/domain/error-codes'
import { type Database, persistentTransaction } from '../../database'
import { requireCampaign } from '../campaign'
import { lockAccount } from './ledger'
import { grantByRule, rulesOf } from './rules'

/** Today in the shop, by the database's clock. */
async function today(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`SELECT to_char(now() AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD') AS day`,
  )
  const [row] = rows
  if (!row) throw new Error('the database gave no day')
  return row.day
}

/**
 * Counts that a member shared a campaign's page: the first share of a day brings what the campaign's own rules for shares say, within their
 * caps. @throws NOT_FOUND, CAMPAIGN_NOT_STARTED, CAMPAIGN_OVER
 */
export function shareCampaign(campaignId: number, userId: number): Promise<SharedCampaign> {
  return persistentTransaction(async (tx) => {
    const campaign = await requireCampaign(tx, campaignId)
    if (!campaign.has_started) throw domainError('CAMPAIGN_NOT_STARTED', 'the campaign has not begun')
    if (campaign.is_over) throw domainError('CAMPAIGN_OVER', 'the campaign is over')
    const rules = (await rulesOf(tx, [campaignId], 'share')).filter(({ is_active }) => is_active)
    if (rules.length === 0) return { tokens: 0 }
    const holder = { campaignId, userId }
    const { balance, owed } = await lockAccount(tx, holder)
    const day = await today(tx)
    for (const rule of rules)
      await grantByRule(tx, rule, {
        userId,
        tokens: rule.tokens,
        reference: `campaign/${campaignId}/${userId}/${day}:${rule.id}`,
      })
    const after = await lockAccount(tx, holder)
    // What the member owed was paid from them.
    return { tokens: after.balance - balance + (owed - after.owed) }
  })
}
