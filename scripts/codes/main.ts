import { commandProgram } from '@/scripts/program/commands'
import { issueCommands } from './issue-commands'
import { recallCommands } from './recall-commands'
import { readCommands } from './read-commands'

/** `npm run codes`: codes on boxes, recalls of batches, and who guesses, until there is a back office. */
export const main = commandProgram({
  name: 'codes',
  commands: [...issueCommands, ...recallCommands, ...readCommands],
  notes: [
    '<product>   a stock keeping unit, or the id of a variant',
    'days are YYYY-MM-DD; --sold-from and --sold-until say whose orders may hold the batch',
    '--by NAME   who acts; the name of the signed-in user when not given',
  ],
  refusal: 'there is no such product, batch or code, or rows of a file were rejected',
})
