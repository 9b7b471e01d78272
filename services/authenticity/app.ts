import { checkInputSchema } from '@/domain/authenticity/check-input'
import { notFound } from '@/domain/error'
import { isCanonicalUuid } from '@/domain/ids'
import { callerOf, loadSession } from '../account'
import { browser } from '../browser'
import { database } from '../database'
import { body, listQuery, page, query, serviceApp, success } from '../http'
import { countAttempt, countAttempts } from '../limits'
import { checkCode } from './checks/check-code'
import { checkerOf } from './checks/checker'
import { checkHistory, ownCheck } from './checks/read'
import { authenticityLimits } from './limits'

const window = query(listQuery({ limit: 20, maxLimit: 50 }).pick(['skip', 'limit']))

/** Calls of the authenticity check, of members and visitors (PDP-30, OVL-27). */
export const authenticityApp = serviceApp()
  .post('/v3/authenticity/checks', browser(), loadSession, body(checkInputSchema), async (context) => {
    const checker = checkerOf(context)
    await countAttempts([
      { limit: authenticityLimits['authenticity-network'], key: callerOf(context).address },
      { limit: authenticityLimits['authenticity-checker'], key: checker.key },
    ])
    const check = await checkCode(context.req.valid('json'), checker)
    return context.json(success(check), 201)
  })
  .get('/v3/authenticity/checks', browser(), loadSession, window, async (context) => {
    await countAttempt(authenticityLimits['authenticity-read'], callerOf(context).address)
    const { skip, limit } = context.req.valid('query')
    const { entries, total } = await checkHistory(database(), checkerOf(context), { skip, limit })
    return context.json(page(entries, total, { skip, limit }))
  })
  .get('/v3/authenticity/checks/:id', loadSession, async (context) => {
    await countAttempt(authenticityLimits['authenticity-read'], callerOf(context).address)
    const id = context.req.param('id')
    const check = isCanonicalUuid(id) ? await ownCheck(database(), id, checkerOf(context)) : null
    if (!check) throw notFound('check')
    return context.json(success(check))
  })

export type AuthenticityApp = typeof authenticityApp
