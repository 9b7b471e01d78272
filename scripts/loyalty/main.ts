import { databasePool } from '@/services/database'
import { LOYALTY_BOOKS } from '@/scripts/bench/checkout/loyalty-books'
import { BY, commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused } from '@/scripts/program/program'
import { levelCommands } from './level-commands'
import { pointsCommands } from './points-commands'
import { referralCommands } from './referral-commands'
import { rewardCommands } from './reward-commands'
import { ruleCommands } from './rule-commands'

/** `npm run loyalty`: what the shop's staff do about points, invitations and their gifts until there is a back office. */
export const main = commandProgram({
  name: 'loyalty',
  commands: [
    ...pointsCommands,
    ...referralCommands,
    ...ruleCommands,
    ...levelCommands,
    ...rewardCommands,
    defineCommand({
      name: 'audit',
      about:
        'checks that points, levels, rewards, tokens and games agree with themselves, orders, reviews and invitations',
      options: BY,
      read: () => null,
      async run(_, terminal) {
        const broken: string[] = []
        for (const [name, sql] of LOYALTY_BOOKS) {
          const { rows } = await databasePool().query(sql)
          if (rows.length > 0)
            broken.push(`${name}: ${rows.length} × not, such as ${JSON.stringify(rows[0])}`)
        }
        if (broken.length > 0) throw new Refused(broken.join('\n'))
        terminal.log(`The books agree: ${LOYALTY_BOOKS.length} rules.`)
      },
    }),
  ],
  notes: ['A member is an id, a user name, an e-mail address or a verified phone number.'],
  refusal: 'refused, or books that do not agree',
})
