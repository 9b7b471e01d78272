import { HISTORY_PAGE_SIZE, orderIdOf } from '@/domain/loyalty/ledger'
import { requireMember } from '../account'
import { browser } from '../browser'
import { database } from '../database'
import { listQuery, page, query, serviceApp, success } from '../http'
import { levelApp } from './levels/app'
import { levelView, newestLevelNews } from './levels/level-view'
import { expiringPointsOf, pointsOf, readHistory } from './ledger/read'
import { ownReferrals } from './referral/own-referrals'
import { orderReferences } from './order-references'
import { waysToEarn } from './ways-to-earn'

const historyWindow = listQuery({ limit: HISTORY_PAGE_SIZE, maxLimit: 100 }).pick(['skip', 'limit'])

/** Calls on points (GAM-01 to GAM-03). What is the same for everybody is read by pages on the server alone. */
export const loyaltyApp = serviceApp()
  .route('/', levelApp)
  .get('/points', browser(), requireMember, async (context) => {
    const userId = context.get('memberId')
    const [balance, expiring, level, news] = await Promise.all([
      pointsOf(database(), userId),
      expiringPointsOf(database(), userId),
      levelView(database(), userId),
      newestLevelNews(database(), userId),
    ])
    return context.json(success({ balance, expiring, level, news }))
  })
  .get('/points/history', browser(), requireMember, query(historyWindow), async (context) => {
    const window = context.req.valid('query')
    const { items, total } = await readHistory(database(), context.get('memberId'), window)
    const codes = await orderReferences(
      database(),
      context.get('memberId'),
      items.map(({ reference }) => orderIdOf(reference)),
    )
    return context.json(
      page(
        items.map((item) => ({ ...item, order_code: codes.get(orderIdOf(item.reference)) ?? null })),
        total,
        window,
      ),
    )
  })
  .get('/ways-to-earn', async (context) => context.json(success(await waysToEarn(database()))))
  .get('/me/referrals', browser(), requireMember, async (context) =>
    context.json(success(await ownReferrals(database(), context.get('memberId')))),
  )

export type LoyaltyApp = typeof loyaltyApp
