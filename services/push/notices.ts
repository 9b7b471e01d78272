import { and, eq, sql } from 'drizzle-orm'
import { isUuid } from '@/domain/ids'
import { afterNight } from '@/domain/push/night'
import type { PushTopic } from '@/domain/push/topics'
import { type Database, transaction } from '../database'
import { addJob, type Attempt } from '../jobs'
import { discardMessage, holdMessage, type Message, queueMessage, releaseMessage } from '../message'
import { noteOutcomes, targetsOf } from './devices'
import { isPushOn, type PushOutcome, sendPush } from './protocol'
import { notices } from './schema'

/** How long devices have to show a message before its mail goes. */
const SHOWN_WITHIN_MS = 2 * 3_600_000
/** Tries with growing pauses, about a minute in all. */
const ATTEMPTS = 4

export interface Notice {
  /** null for a visitor, who gets the mail */
  userId: number | null
  topic: PushTopic
  title: string
  body: string
  /** page that opens on a click, from the shop's root */
  path: string
  /** the same news as a mail, sent when no device shows the push message; null without an address */
  mail: Message | null
  /** only one notice, and one mail, is queued for each key */
  onceKey: string
}

type NoticeRow = typeof notices.$inferSelect

/**
 * Queues news in `tx`: a push message to the member's devices that receive the topic, never at night, with the mail held until a
 * device has shown it. Without such a device the mail is queued at once.
 */
export async function queueNotice(
  tx: Database,
  { userId, topic, title, body, path, mail, onceKey }: Notice,
): Promise<void> {
  const targets = userId === null || !isPushOn() ? [] : await targetsOf(tx, userId, topic)
  if (userId === null || targets.length === 0) {
    if (mail) await queueMessage(tx, mail, { onceKey })
    return
  }
  const held = mail ? await holdMessage(tx, mail, { onceKey }) : { id: null, isRepeated: false }
  if (held.isRepeated) return
  const [row] = await tx
    .insert(notices)
    .values({ user_id: userId, topic, title, body, path, once_key: onceKey, message_id: held.id })
    .onConflictDoNothing({ target: notices.once_key })
    .returning({ id: notices.id })
  if (row) await addSending(tx, row.id)
}

const addSending = (tx: Database, id: string) =>
  addJob(tx, 'send-push', { notice_id: id }, { runAt: afterNight(new Date()), maxAttempts: ATTEMPTS })

/** Locks a notice in this state; undefined when it is in another, or another run has it. */
async function claim(tx: Database, id: string, state: NoticeRow['state']): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.state, state)))
    .for('update', { skipLocked: true })
  return row
}

/** No device showed the notice: its mail goes. */
async function fallBackToMail(tx: Database, { id, message_id }: NoticeRow): Promise<void> {
  await tx.update(notices).set({ state: 'mailed' }).where(eq(notices.id, id))
  if (message_id !== null) await releaseMessage(tx, message_id)
}

/**
 * Sends a notice to every device that receives its topic. Once a push service has taken it for one of them, a device has two hours to show it.
 * @throws when no device could be reached and another attempt shall follow
 */
export async function sendNotice({ notice_id }: { notice_id: string }, { isLast }: Attempt): Promise<void> {
  const isTriedAgain = await transaction(async (tx) => {
    const notice = await claim(tx, notice_id, 'queued')
    if (!notice) return false
    // A runner that was away may come at night.
    if (afterNight(new Date()) > new Date()) {
      await addSending(tx, notice.id)
      return false
    }
    const targets = await targetsOf(tx, notice.user_id, notice.topic)
    const { id, title, body, path } = notice
    const outcomes = await Promise.all(
      targets.map(async (target) => ({
        id: target.id,
        outcome: await sendPush(target, { id, title, body, path }),
      })),
    )
    const of = (wanted: PushOutcome) =>
      outcomes.filter(({ outcome }) => outcome === wanted).map((target) => target.id)
    await noteOutcomes(tx, { accepted: of('accepted'), gone: of('gone') })
    if (of('accepted').length > 0) {
      await tx
        .update(notices)
        .set({ state: 'sent', sent_at: sql`now()` })
        .where(eq(notices.id, id))
      await addJob(tx, 'confirm-push', { notice_id: id }, { runAt: new Date(Date.now() + SHOWN_WITHIN_MS) })
      return false
    }
    if (of('failed').length > 0 && !isLast) return true
    await fallBackToMail(tx, notice)
    return false
  })
  if (isTriedAgain) throw new Error('no push service took the notice')
}

/** Two hours later: the mail of a notice that no device has shown goes. */
export async function confirmNotice({ notice_id }: { notice_id: string }): Promise<void> {
  await transaction(async (tx) => {
    const notice = await claim(tx, notice_id, 'sent')
    if (notice) await fallBackToMail(tx, notice)
  })
}

/** A device has shown the notice: its mail is not needed. A notice that is not known, or was mailed already, stays as it is. */
export async function noteShown(id: string): Promise<void> {
  if (!isUuid(id)) return
  await transaction(async (tx) => {
    // Waits for the run that is still sending to other devices.
    const [notice] = await tx.select().from(notices).where(eq(notices.id, id)).for('update')
    if (!notice || notice.state === 'shown' || notice.state === 'mailed') return
    await tx.update(notices).set({ state: 'shown' }).where(eq(notices.id, id))
    if (notice.message_id !== null) await discardMessage(tx, notice.message_id)
  })
}
