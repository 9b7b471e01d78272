import { number, object } from 'yup'
import { checkoutStateSchema } from '@/domain/bag/checkout'
import { lineChangeSchema, newLineSchema } from '@/domain/bag/line-input'
import { AUTO_APPLIED_PAGE, BMSM_SHOWN } from '@/domain/voucher'
import { callerOf, loadSession } from '../account'
import { browser, NUMBER_PARAM, UUID_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, listQuery, page, query, serviceApp, success } from '../http'
import { optionalIdempotencyKey } from '../idempotency-key'
import { countAttempt, forgiveAttempt } from '../limits'
import { cartLimits } from './limits'
import {
  autoAppliedVouchers,
  bmsmVouchers,
  countAutoApplied,
  voucherBySlug,
  vouchersForProduct,
} from '../voucher'
import { type KnownFacts, readPricedBag } from './pricing/read-priced-bag'
import { bagView } from './view/bag-view'
import { earlyPrices } from './view/early-prices'
import { resolveCartOwner } from './resolve-cart-owner'
import { updateCheckout } from './checkout/checkout-state'
import { addCode, removeCode, voucherChoices } from './checkout/voucher-codes'
import {
  asBadRequest,
  codeInput,
  earlySubject,
  explainLine,
  pointsInput,
  readCode,
  reorderInput,
} from './input'
import { addLine, changeLine, isLineId, removeLine } from './lines/change-lines'
import { setPointsWanted } from './checkout/points-payment'
import { reorder } from './lines/reorder'
import type { CartOwner } from './cart-owner'

/** The bag as it is shown; after a change, priced from what the change has read of it already. */
const bagOf = async (owner: CartOwner, known: KnownFacts = {}) =>
  bagView(await readPricedBag(database(), owner, known))

/** Calls of the cart service (CRT-10, BUY-01). */
export const cartApp = serviceApp()
  .get(
    '/vouchers/products/:id',
    browser({ calledBy: 'apps', params: { id: NUMBER_PARAM } }),
    query(object({ limit: number().integer().min(1).max(50).default(10) })),
    async (context) => {
      const { limit } = context.req.valid('query')
      return context.json(
        success(await vouchersForProduct(database(), idParam(context.req.param('id')), limit)),
      )
    },
  )
  .get(
    '/vouchers/auto-applied',
    browser(),
    query(listQuery({ limit: AUTO_APPLIED_PAGE, maxLimit: 50 })),
    async (context) => {
      const { skip, limit } = context.req.valid('query')
      const [vouchers, total] = await Promise.all([
        autoAppliedVouchers(database(), { skip, limit }),
        countAutoApplied(database()),
      ])
      return context.json(page(vouchers, total, { skip, limit }))
    },
  )
  .get('/vouchers/auto-applied/count', browser({ calledBy: 'apps' }), async (context) =>
    context.json(success(await countAutoApplied(database()))),
  )
  .get(
    '/bmsm-voucher',
    browser({ calledBy: 'apps' }),
    query(object({ limit: number().integer().min(1).max(50).default(BMSM_SHOWN) })),
    async (context) =>
      context.json(success(await bmsmVouchers(database(), context.req.valid('query').limit))),
  )
  .get('/vouchers/:slug', browser({ params: { slug: /[a-z0-9-]{1,100}/ } }), async (context) =>
    context.json(success(await voucherBySlug(database(), context.req.param('slug')))),
  )
  .get('/early-prices', browser(), loadSession, query(earlySubject), async (context) => {
    const memberId = context.get('session')?.userId ?? null
    const prices = await earlyPrices(database(), context.req.valid('query'), memberId)
    return context.json(success(prices))
  })
  .get('/carts/me', browser(), resolveCartOwner, async (context) =>
    context.json(success(await bagOf(context.get('owner')))),
  )
  .post(
    '/carts/me/lines',
    browser(),
    resolveCartOwner,
    optionalIdempotencyKey,
    body(newLineSchema, explainLine),
    async (context) => {
      const owner = context.get('owner')
      const key = context.req.valid('header')['idempotency-key']
      const { lineId, bag } = await addLine(owner, context.req.valid('json'), key)
      return context.json(success({ bag: await bagOf(owner, bag), line_id: lineId }))
    },
  )
  .put(
    '/carts/me/lines/:id',
    browser({ params: { id: UUID_PARAM } }),
    resolveCartOwner,
    body(lineChangeSchema, explainLine),
    async (context) => {
      const owner = context.get('owner')
      const { bag } = await changeLine(owner, context.req.param('id'), context.req.valid('json'))
      return context.json(success(await bagOf(owner, bag)))
    },
  )
  .delete(
    '/carts/me/lines/:id',
    browser({ params: { id: UUID_PARAM } }),
    resolveCartOwner,
    async (context) => {
      const owner = context.get('owner')
      const id = context.req.param('id')
      const known = isLineId(id) ? await removeLine(owner, id) : {}
      return context.json(success(await bagOf(owner, known)))
    },
  )
  .get('/carts/me/vouchers', browser(), resolveCartOwner, async (context) =>
    context.json(success(await voucherChoices(context.get('owner')))),
  )
  .post('/carts/me/vouchers', browser(), resolveCartOwner, body(codeInput, asBadRequest), async (context) => {
    const owner = context.get('owner')
    const key = owner.memberId === null ? callerOf(context).address : `member:${owner.memberId}`
    await countAttempt(cartLimits['voucher-code'], key)
    const known = await addCode(owner, readCode(context.req.valid('json').code))
    // Only codes that were wrong count.
    await forgiveAttempt(cartLimits['voucher-code'], key)
    return context.json(success(await bagOf(owner, known)))
  })
  .delete(
    '/carts/me/vouchers/:code',
    browser({ params: { code: /[\w-]{1,40}/ } }),
    resolveCartOwner,
    async (context) => {
      const owner = context.get('owner')
      const known = await removeCode(owner, readCode(context.req.param('code')))
      return context.json(success(await bagOf(owner, known)))
    },
  )
  .put('/carts/me/points', browser(), resolveCartOwner, body(pointsInput, asBadRequest), async (context) => {
    const owner = context.get('owner')
    const known = await setPointsWanted(owner, context.req.valid('json').points)
    return context.json(success(await bagOf(owner, known)))
  })
  .put('/carts/me/checkout', browser(), resolveCartOwner, body(checkoutStateSchema), async (context) => {
    const owner = context.get('owner')
    const known = await updateCheckout(owner, context.req.valid('json'))
    return context.json(success(await bagOf(owner, known)))
  })
  .post('/carts/reorder', browser(), resolveCartOwner, body(reorderInput, asBadRequest), async (context) => {
    const owner = context.get('owner')
    const { reordered, bag } = await reorder(owner, context.req.valid('json').cart_id)
    return context.json(success({ ...reordered, bag: await bagOf(owner, bag) }))
  })

export type CartApp = typeof cartApp
