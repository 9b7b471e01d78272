import { databasePool } from '@/services/database'
import { POINTS_BOOKS } from '@/scripts/bench/checkout/points-books'
import { BY, commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused } from '@/scripts/program/program'
import { pointsCommands } from './points-commands'
import { rewardBooks } from '@/scripts/bench/checkout/reward-books'
import { referralCommands } from './referral-commands'
import { rewardCommands } from './reward-commands'
import { ruleCommands } from './rule-commands'

const BOOKS = [...POINTS_BOOKS, ...rewardBooks]

/** `npm run loyalty`: what the shop's staff do about points, invitations and their gifts until there is a back office. */
export const main = commandProgram({
  name: 'loyalty',
  commands: [
    ...pointsCommands,
    ...referralCommands,
    ...ruleCommands,
    ...rewardCommands,
    defineCommand({
      name: 'audit',
      about: 'checks that the ledger agrees with itself, orders, reviews, invitations and rewards',
      options: BY,
      read: () => null,
      async run(_, terminal) {
        const broken: string[] = []
        for (const [name, sql] of BOOKS) {
          const { rows } = await databasePool().query(sql)
          if (rows.length > 0)
            broken.push(`${name}: ${rows.length} × not, such as ${JSON.stringify(rows[0])}`)
        }
        if (broken.length > 0) throw new Refused(broken.join('\n'))
        terminal.log(`The books agree: ${BOOKS.length} rules.`)
      },
    }),
  ],
  notes: ['A member is an id, a user name, an e-mail address or a verified phone number.'],
  refusal: 'refused, or books that do not agree',
})
