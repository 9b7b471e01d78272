import { number, object } from 'yup'
import { INTEGER_MAX } from '@/domain/constants'
import { domainError } from '@/domain/error-codes'
import { REWARDS_PAGE, type ShownReward } from '@/domain/loyalty/rewards'
import { loadSession, requireMember } from '../../account'
import { browser, NUMBER_PARAM } from '../../browser'
import { database } from '../../database'
import { body, idParam, listQuery, page, parseJson, query, serviceApp, success } from '../../http'
import { idempotencyKey } from '../../idempotency-key'
import { countAttempt } from '../../limits'
import { redeemReward } from './redeem'
import { listRedeemed, redeemedReward } from './redeemed-list'
import { rewardLimits } from './limits'
import { forMember, listRewards, rewardFilter } from './reward-list'

const redeemInput = object({ points: number().integer().min(1).max(INTEGER_MAX).required() })

const list = listQuery({ limit: REWARDS_PAGE, maxLimit: 60 })

/** Whose rewards: `me`, or the caller's own id; another member's are not shown. */
const OWNER_PARAM = /me|\d{1,9}/

/** Rewards for points, on the public API (GAM-02). */
export const rewardsApp = serviceApp()
  .get('/rewards', browser(), query(list), loadSession, async (context) => {
    const { filter, ...window } = context.req.valid('query')
    const wanted = parseJson('filter', filter, rewardFilter)
    const { rewards, total } = await listRewards(database(), wanted, window)
    const session = context.get('session')
    const shown: ShownReward[] = session ? await forMember(database(), rewards, session.userId) : rewards
    return context.json(page(shown, total, window))
  })
  .get(
    '/user/:id/rewards',
    browser({ params: { id: OWNER_PARAM } }),
    requireMember,
    query(list),
    async (context) => {
      const memberId = context.get('memberId')
      const owner = context.req.param('id')
      if (owner !== 'me' && idParam(owner) !== memberId)
        throw domainError('FORBIDDEN', 'the rewards of another member')
      const window = context.req.valid('query')
      const { redeemed, total } = await listRedeemed(database(), memberId, window)
      return context.json(page(redeemed, total, window))
    },
  )
  .post(
    '/rewards/:id/redeem',
    browser({ params: { id: NUMBER_PARAM } }),
    requireMember,
    body(redeemInput),
    idempotencyKey,
    async (context) => {
      const userId = context.get('memberId')
      await countAttempt(rewardLimits['redeem-reward'], String(userId))
      const { id, isNew } = await redeemReward({
        userId,
        rewardId: idParam(context.req.param('id')),
        key: context.req.valid('header')['idempotency-key'],
        points: context.req.valid('json').points,
      })
      return context.json(success(await redeemedReward(database(), userId, id)), isNew ? 201 : 200)
    },
  )

export type RewardsApp = typeof rewardsApp
