import { eq } from 'drizzle-orm'
import { type InferType, number, object } from 'yup'
import { benefitWords } from '@/domain/loyalty/benefit-words'
import { mailRecipient } from '../../account'
import { database, transaction } from '../../database'
import { dong, queueMessage } from '../../message'
import { level_changes } from '../levels-schema'
import { levelDown } from '../templates/level-down'
import { levelUp } from '../templates/level-up'
import { levelView } from './level-view'

export const levelChange = object({ change_id: number().integer().required() })

/** Mails a member that their level changed, once; nothing to one without an address, or whose level has changed again since. */
export async function mailLevelChange({ change_id }: InferType<typeof levelChange>): Promise<void> {
  const [change] = await database().select().from(level_changes).where(eq(level_changes.id, change_id))
  if (!change) return
  await transaction(async (tx) => {
    const member = await mailRecipient(tx, change.user_id)
    if (!member) return
    const { current, next, needed, keep_until } = await levelView(tx, change.user_id)
    if (current.stage !== change.to_stage) return
    const template = change.kind === 'up' ? levelUp : levelDown
    const message = template({
      channel: 'email',
      recipient: member.email,
      values: {
        name: member.name,
        from: change.from_stage,
        to: current.name,
        benefits: current.benefits.map(benefitWords),
        keep_until,
        next: next && { name: next.name, needed: dong(needed) },
      },
    })
    await queueMessage(tx, message, { onceKey: `level-change:${change_id}` })
  })
}
