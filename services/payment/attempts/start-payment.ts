import { setTimeout } from 'node:timers/promises'
import type { Context } from 'hono'
import { unpaidUntil } from '@/domain/order/payment/due'
import { ORDER_STATES } from '@/domain/order/states'
import { database } from '../../database'
import { mayAttempt } from '../../limits'
import { log } from '../../log'
import { orderFacts } from '../../order'
import { settings } from '@/settings'
import { type Attempt, attemptById, attemptsOf, changeAttempt, START_MS, claimStart } from './attempts'
import { isOnline, onlineMethod } from '../methods'
import { paymentLimits } from '../limits'
import { isDown } from '../results/query-provider'
import { returnAddress } from '../results/return-seal'

const LOOK_MS = 200

export interface Start {
  /** the shop's origin the buyer is on, and comes back to */
  returnOrigin: string
  /** network address */
  buyerAddress: string
}

export interface Started {
  /** the provider's page; null when nothing is to be paid at a provider, or it is down */
  redirect_url: string | null
  is_payment_down: boolean
}

/** There is no provider to pay at. */
export const NOT_STARTED: Started = { redirect_url: null, is_payment_down: false }

const PROVIDER_DOWN: Started = { redirect_url: null, is_payment_down: true }

/** The shop's public address, where providers' servers and buyers' browsers find it. */
export const shopAddress = (): string => settings.SITE_URL

/** Where a caller is and comes back to: the shop's host that was called, as the gateway says. */
export const startOf = (context: Context): Start => ({
  returnOrigin: context.req.header('x-shop-origin') ?? shopAddress(),
  buyerAddress: context.req.header('x-client-address') ?? 'unknown',
})

/**
 * Opens an attempt at its provider, after the transaction that created it: a provider that does not answer undoes no order.
 * An attempt that was taken there already gives the same page again.
 */
export async function startPayment(paymentId: string, start: Start): Promise<Started> {
  const attempt = await attemptById(database(), paymentId)
  if (!attempt || !isOnline(attempt.method) || !(await isWaited(attempt))) return NOT_STARTED
  const page = attempt.redirect_url ?? (await openPage(attempt, start))
  return { redirect_url: page, is_payment_down: page === null }
}

/** Whether the order still waits for this payment: a buyer is never sent to pay an order that was cancelled, or is paid. */
async function isWaited({ order_id, state }: Attempt): Promise<boolean> {
  if (state !== 'pending') return false
  const order = await orderFacts(database(), order_id)
  return !order.is_paid && ORDER_STATES[order.state].group === 'waiting_payment'
}

/** Opens the provider's page once, however many ask for it at the same moment. Null when the provider is down. */
async function openPage(attempt: Attempt, start: Start): Promise<string | null> {
  if (!(await claimStart(database(), attempt.id))) return pageOfAnother(attempt.id)
  try {
    return await create(attempt, start)
  } catch (error) {
    if (!isDown(error)) log.error({ err: error }, 'a payment could not be started')
    await changeAttempt(database(), attempt.id, { started_at: null })
    return null
  }
}

/** Waits for the page that another call is opening. */
async function pageOfAnother(paymentId: string): Promise<string | null> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    await setTimeout(LOOK_MS)
    const attempt = await attemptById(database(), paymentId)
    if (attempt?.redirect_url) return attempt.redirect_url
    // The other call failed: it gave its claim back.
    if (!attempt?.started_at) return null
  }
  return null
}

/**
 * Opens the newest attempt of an order at its provider, if it still waits: repairs a stop of the shop between the two steps. For a caller
 * that repeats it without end the provider counts as down, and is not asked any more.
 */
export async function resumePayment(orderId: string, start: Start): Promise<Started> {
  const newest = (await attemptsOf(database(), orderId)).at(-1)
  if (newest?.state !== 'pending') return NOT_STARTED
  const isOpen = newest.redirect_url !== null || !isOnline(newest.method)
  if (!isOpen && !(await mayAttempt(paymentLimits.resume, newest.id))) return PROVIDER_DOWN
  return startPayment(newest.id, start)
}

async function create(attempt: Attempt, { returnOrigin, buyerAddress }: Start): Promise<string> {
  const { method, reference, amount, created_at, expires_at } = attempt
  const { redirectUrl, providerReference } = await onlineMethod(method).create({
    reference,
    amount,
    description: `Thanh toán đơn hàng ${reference}`,
    buyerAddress,
    returnUrl: returnAddress(returnOrigin, method, reference),
    notifyUrl: new URL(`/api/payment/notify/${method}`, shopAddress()).href,
    createdAt: created_at,
    expiresAt: expires_at ?? unpaidUntil(method, created_at) ?? created_at,
  })
  await changeAttempt(database(), attempt.id, {
    redirect_url: redirectUrl,
    ...(providerReference !== null && { provider_reference: providerReference }),
  })
  return redirectUrl
}
