import { object, string } from 'yup'
import { boardQuerySchema } from '@/domain/campaign/leaderboard'
import { bankOfferFilterSchema } from '@/domain/campaign/bank-offer'
import { redeemInputSchema } from '@/domain/campaign/redeem'
import { voteInputSchema, votesQuerySchema } from '@/domain/campaign/vote'
import { rowId } from '@/domain/catalog/listing/catalog-filter'
import { callerOf, loadSession, requireMember } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, listQuery, page, parseJson, query, serviceApp, success } from '../http'
import { idempotencyKey } from '../idempotency-key'
import { countAttempt } from '../limits'
import { leaderboardOf } from './boards/leaderboard'
import { campaignLimits } from './limits'
import { bankOffers } from './offers/bank-offers'
import { prizesOf, redeemedPrizesOf } from './prizes/read'
import { redeemPrize } from './prizes/redeem'
import { requireCampaign } from './campaign'
import { tokenHistory } from './tokens/history'
import { tokensOf } from './tokens/ledger'
import { activeRules } from './tokens/rules'
import { shareCampaign } from './tokens/share'
import { castVote, votesOf } from './votes/votes'

const filtered = query(object({ filter: string().max(1_000).optional() }))
const history = query(listQuery({ limit: 20, maxLimit: 100 }).pick(['filter', 'skip', 'limit']))
const ofCampaign = object({ campaign_id: rowId.required() })

const params = { id: NUMBER_PARAM }
const networkOf = (context: Parameters<typeof callerOf>[0]) => callerOf(context).address
const countRead = (context: Parameters<typeof callerOf>[0]) =>
  countAttempt(campaignLimits['campaign-read'], networkOf(context))

/** Calls of campaigns: tokens and prizes (GAM-06 to GAM-13), votes (GAM-25), leaderboards, offers of banks (PAY-06). */
export const campaignApp = serviceApp()
  .get('/user/me/campaign-token', browser(), requireMember, filtered, async (context) => {
    const { campaign_id } = parseJson('filter', context.req.valid('query').filter, ofCampaign)
    const holder = { campaignId: campaign_id, userId: context.get('memberId') }
    return context.json(
      success({ campaign_id: String(campaign_id), points: await tokensOf(database(), holder) }),
    )
  })
  .get('/user/me/campaign-token/history', browser(), requireMember, history, async (context) => {
    const { filter, ...window } = context.req.valid('query')
    const { campaign_id } = parseJson('filter', filter, ofCampaign)
    const holder = { campaignId: campaign_id, userId: context.get('memberId') }
    const { entries, total } = await tokenHistory(database(), holder, window)
    return context.json(page(entries, total, window))
  })
  .get('/user/me/campaign-prizes', browser(), requireMember, async (context) =>
    context.json(success(await redeemedPrizesOf(database(), context.get('memberId')))),
  )
  .post(
    '/user/me/tokens/redeem',
    browser(),
    requireMember,
    body(redeemInputSchema),
    idempotencyKey,
    async (context) => {
      const memberId = context.get('memberId')
      await countAttempt(campaignLimits.redeem, String(memberId))
      const key = context.req.valid('header')['idempotency-key']
      const { answer, isNew } = await redeemPrize(memberId, key, context.req.valid('json'))
      return context.json(success(answer), isNew ? 201 : 200)
    },
  )
  .get('/campaigns/:id/prizes', browser({ params }), async (context) => {
    await countRead(context)
    const { id } = await requireCampaign(database(), idParam(context.req.param('id')))
    return context.json(success(await prizesOf(database(), id)))
  })
  .get('/campaigns/:id/token-rules', async (context) => {
    await countRead(context)
    const { id } = await requireCampaign(database(), idParam(context.req.param('id')))
    return context.json(success(await activeRules(database(), id)))
  })
  .get('/campaigns/:id/votes', browser({ params }), loadSession, query(votesQuerySchema), async (context) => {
    await countRead(context)
    const { section } = context.req.valid('query')
    const userId = context.get('session')?.userId ?? null
    const found = await votesOf(database(), idParam(context.req.param('id')), { section, userId })
    return context.json(success(found))
  })
  .post(
    '/campaigns/:id/votes',
    browser({ params }),
    requireMember,
    body(voteInputSchema),
    async (context) => {
      const memberId = context.get('memberId')
      await countAttempt(campaignLimits['campaign-vote'], String(memberId))
      const { votes, isNew } = await castVote(
        idParam(context.req.param('id')),
        memberId,
        context.req.valid('json'),
      )
      return context.json(success(votes), isNew ? 201 : 200)
    },
  )
  .post('/campaigns/:id/shares', browser({ params }), requireMember, async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(campaignLimits['campaign-share'], String(memberId))
    return context.json(success(await shareCampaign(idParam(context.req.param('id')), memberId)))
  })
  .get(
    '/campaigns/:id/leaderboard',
    browser({ params }),
    loadSession,
    query(boardQuerySchema),
    async (context) => {
      await countRead(context)
      const { kind } = context.req.valid('query')
      const userId = context.get('session')?.userId ?? null
      const board = await leaderboardOf(database(), idParam(context.req.param('id')), { kind, userId })
      return context.json(success(board))
    },
  )
  .get('/bank-offers', browser(), filtered, async (context) => {
    const filter = parseJson('filter', context.req.valid('query').filter, bankOfferFilterSchema)
    return context.json(success(await bankOffers(database(), filter)))
  })

export type CampaignApp = typeof campaignApp
