import { and, eq, sql } from 'drizzle-orm'
import { maskEmail, maskPhone } from '@/domain/account/phone'
import { readPhone } from '@/domain/account/read-phone'
import { type Database, transaction } from '../database'
import type { Attempt } from '../jobs'
import { log } from '../log'
import { outbox } from './delivery/outbox'
import { type Delivery, DeliveryError } from './delivery/port'
import { deliveryOf } from './providers'
import { messages } from './schema'
import { isUnsubscribed } from './unsubscribe/choices'
import { listHeaders } from './unsubscribe/link'

type MessageRow = typeof messages.$inferSelect

function masked({ channel, recipient }: MessageRow): string {
  if (channel === 'email') return maskEmail(recipient)
  const phone = readPhone(recipient)
  return phone ? maskPhone(phone) : '***'
}

/** The content of a message that is done with is erased: it contains codes, links and names. */
const erasedContent = (row: MessageRow) => ({ recipient: masked(row), text: '', html: null, parameters: [] })

/** An error that may be stored and logged: a DeliveryError, which contains no personal data, or the name of any other error. */
const asDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError
    ? error
    : new DeliveryError(error instanceof Error ? error.name : 'unknown failure')

/** A message that its recipient refused after it was queued is erased unsent. */
async function markRefused(tx: Database, row: MessageRow) {
  await tx
    .update(messages)
    .set({ state: 'failed', last_error: 'the recipient unsubscribed', ...erasedContent(row) })
    .where(eq(messages.id, row.id))
}

async function markSent(tx: Database, row: MessageRow, delivery: Delivery, providerId: string | null) {
  const erased = delivery === outbox ? {} : erasedContent(row)
  await tx
    .update(messages)
    .set({
      ...erased,
      state: 'sent',
      attempts: row.attempts + 1,
      provider: delivery.name,
      provider_id: providerId,
      last_error: null,
      sent_at: sql`now()`,
    })
    .where(eq(messages.id, row.id))
}

/** Records a failure; gives the error when another attempt follows, else null. */
async function markFailed(tx: Database, row: MessageRow, error: DeliveryError, isLast: boolean) {
  const isGivenUp = error.isFinal || isLast
  await tx
    .update(messages)
    .set({ state: isGivenUp ? 'failed' : 'queued', attempts: row.attempts + 1, last_error: error.message })
    .where(eq(messages.id, row.id))
  if (!isGivenUp) return error
  log.error(
    { message: row.id, template: row.template, channel: row.channel, reason: error.message },
    'message was not sent',
  )
  return null
}

/** Locks the message for this run; null when it is already sent or failed. @throws when another run is sending it */
async function claim(tx: Database, id: string): Promise<MessageRow | null> {
  const isQueued = and(eq(messages.id, id), eq(messages.state, 'queued'))
  const [row] = await tx.select().from(messages).where(isQueued).for('update', { skipLocked: true })
  if (row) return row
  const [locked] = await tx.select({ id: messages.id }).from(messages).where(isQueued)
  if (locked) throw new DeliveryError('another run is sending the message')
  return null
}

/**
 * Sends a message once: its row is locked until the provider has answered, and a sent message is not sent again. If the process ends
 * meanwhile, the message is still queued for the next attempt.
 * @throws when another attempt shall follow
 */
export async function sendMessage(
  { id, until }: { id: string; until?: string | undefined },
  { isLast }: Attempt,
): Promise<void> {
  const failure = await transaction(async (tx) => {
    const row = await claim(tx, id)
    if (!row) return null
    if (until !== undefined && Date.now() > Date.parse(until))
      return markFailed(tx, row, new DeliveryError('too old to be of use', true), isLast)
    if (row.kind !== null && (await isUnsubscribed(tx, row.recipient, row.kind))) {
      await markRefused(tx, row)
      return null
    }
    try {
      const delivery = deliveryOf(row.channel)
      const { providerId } = await delivery.deliver({ ...row, headers: listHeaders(row) })
      await markSent(tx, row, delivery, providerId)
      return null
    } catch (error) {
      return markFailed(tx, row, asDeliveryError(error), isLast)
    }
  })
  if (failure) throw failure
}
