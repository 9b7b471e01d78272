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

type MessageRow = typeof messages.$inferSelect

function masked({ channel, recipient }: MessageRow): string {
  if (channel === 'email') return maskEmail(recipient)
  const phone = readPhone(recipient)
  return phone ? maskPhone(phone) : '***'
}

/** A failure as it may be stored and logged: a provider's in its own words, which hold no personal data; anything else by its kind. */
const asDeliveryError = (error: unknown): DeliveryError =>
  error instanceof DeliveryError
    ? error
    : new DeliveryError(error instanceof Error ? error.name : 'unknown failure')

async function markSent(tx: Database, row: MessageRow, delivery: Delivery, providerId: string | null) {
  // A sent message's content is deleted: it held a code, a link or a name.
  const erased = delivery === outbox ? {} : { recipient: masked(row), text: '', html: null, parameters: [] }
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

/** Gives the failure back when another try is to follow. */
async function markFailed(tx: Database, row: MessageRow, error: DeliveryError, isLast: boolean) {
  const isOver = error.isFinal || isLast
  await tx
    .update(messages)
    .set({ state: isOver ? 'failed' : 'queued', attempts: row.attempts + 1, last_error: error.message })
    .where(eq(messages.id, row.id))
  if (!isOver) return error
  log.error(
    { message: row.id, template: row.template, channel: row.channel, reason: error.message },
    'message was not sent',
  )
  return null
}

/** Claims the message for this run alone. Null when it is finished. @throws when another run is sending it now */
async function claim(tx: Database, id: string): Promise<MessageRow | null> {
  const isOpen = and(eq(messages.id, id), eq(messages.state, 'queued'))
  const [row] = await tx.select().from(messages).where(isOpen).for('update', { skipLocked: true })
  if (row) return row
  const [taken] = await tx.select({ id: messages.id }).from(messages).where(isOpen)
  if (taken) throw new DeliveryError('another run is sending the message')
  return null
}

/**
 * Sends a message, once: while one run holds its row no other gets it, and what was sent is never sent again. The row is held while the
 * provider answers, so whatever ends the process leaves the message as it was, to be sent by the next try.
 * @throws when it is to be tried again
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
    try {
      const delivery = deliveryOf(row.channel)
      const { providerId } = await delivery.deliver(row)
      await markSent(tx, row, delivery, providerId)
      return null
    } catch (error) {
      return markFailed(tx, row, asDeliveryError(error), isLast)
    }
  })
  if (failure) throw failure
}
