import { auditCommand } from '@/scripts/books/audit-command'
import { LOYALTY_BOOKS } from '@/scripts/books/loyalty-books'
import { commandProgram } from '@/scripts/program/commands'
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
    auditCommand({
      about:
        'checks that points, levels, rewards, tokens and games agree with themselves, orders, reviews and invitations',
      books: LOYALTY_BOOKS,
    }),
  ],
  notes: ['A member is an id, a user name, an e-mail address or a verified phone number.'],
  refusal: 'refused, or books that do not agree',
})
