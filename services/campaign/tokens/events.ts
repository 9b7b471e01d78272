import { campaignsAt } from '../../catalog'
import type { Database } from '../../database'
import { grantByRule, rulesOf } from './rules'

/** A member did something that campaigns may reward; `reference` names it, so that it counts once. */
interface MemberEvent {
  userId: number
  reference: string
}

const onEvent =
  (kind: 'share' | 'check-in') =>
  async (tx: Database, { userId, reference }: MemberEvent): Promise<void> => {
    const running = (await campaignsAt(tx)).map(({ id }) => id)
    for (const rule of await rulesOf(tx, running, kind))
      if (rule.is_active)
        await grantByRule(tx, rule, { userId, tokens: rule.tokens, reference: `${reference}:${rule.id}` })
  }

/** A member shared a link of the shop: tokens of the campaigns that run. */
export const onShared = onEvent('share')

/** A member checked in: tokens of the campaigns that run. */
export const onCheckedIn = onEvent('check-in')
