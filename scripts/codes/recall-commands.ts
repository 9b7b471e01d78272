import { actorOf, BY, defineCommand } from '@/scripts/program/commands'
import { WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { named } from '@/scripts/program/words'
import { batchNamed, recallBatch, recallForStaff } from '@/services/authenticity'
import { database, transaction } from '@/services/database'
import { recallLines } from './output'

/** Most characters of what a mail says of a recall. */
const MOST_TEXT = 600

function text(value: string | undefined, option: string): string {
  const words = named(value, option).trim()
  if (words.length > MOST_TEXT) throw new WrongUse(`${option} has ${MOST_TEXT} characters at most`)
  return words
}

export const recallCommands = [
  defineCommand({
    name: 'recall',
    usage: '<product> <batch> --reason TEXT --advice TEXT',
    about:
      'recalls a batch: checks of its codes say so, and a job mails who bought the variant in the days of its sale or checked a code, once each',
    options: { ...BY, reason: { type: 'string' }, advice: { type: 'string' } },
    read: ([product, batch], values) => ({
      product: named(product, 'the product'),
      batch: named(batch, 'the batch'),
      reason: text(values.reason, '--reason'),
      advice: text(values.advice, '--advice'),
      staff: actorOf(values),
    }),
    run: (wish, terminal) =>
      refusing(async () => {
        const before = await transaction((tx) => recallBatch(tx, wish))
        terminal.log(
          before.recalled_at === null
            ? `batch ${before.batch} is recalled; its mails are queued`
            : `batch ${before.batch} was recalled before; who got no mail yet gets one`,
        )
      }),
  }),
  defineCommand({
    name: 'notices',
    usage: '<product> <batch>',
    about:
      'who got the mail of a recall, and the orders whose buyers have no mail address and must be called',
    options: {},
    read: ([product, batch]) => ({
      product: named(product, 'the product'),
      batch: named(batch, 'the batch'),
    }),
    run: ({ product, batch }, terminal) =>
      refusing(async () => {
        const { id } = await batchNamed(database(), product, batch)
        terminal.log(recallLines(await recallForStaff(database(), id)).join('\n'))
      }),
  }),
]
