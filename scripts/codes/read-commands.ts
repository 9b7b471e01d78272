import { readCode } from '@/domain/authenticity/code'
import { defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { countFrom, named } from '@/scripts/program/words'
import {
  batchesForStaff,
  batchNamed,
  codeForStaff,
  codesOfBatch,
  failuresForStaff,
  guessersForStaff,
} from '@/services/authenticity'
import { database } from '@/services/database'
import { batchLine, codeLines, exampleLines, failureLine, guesserLine } from './output'

const SHOWN = 100
const MOST_DAYS = 366

export const readCommands = [
  defineCommand({
    name: 'batches',
    about: 'the latest batches, with how many of their codes were checked',
    options: {},
    read: () => null,
    async run(_, terminal) {
      const rows = await batchesForStaff(database(), SHOWN)
      terminal.log(rows.length === 0 ? 'There is no batch.' : rows.map(batchLine).join('\n'))
    },
  }),
  defineCommand({
    name: 'examples',
    usage: '[<product> <batch>]',
    about:
      'some codes of a batch, or of each of the latest ones, the most checked first: to try the check with',
    options: {},
    read: ([product, batch]) =>
      product === undefined ? null : { product, batch: named(batch, 'the batch') },
    run: (wish, terminal) =>
      refusing(async () => {
        const chosen =
          wish === null
            ? (await batchesForStaff(database(), 10)).map(({ batch }) => batch)
            : [await batchNamed(database(), wish.product, wish.batch)]
        const lines: string[] = []
        for (const batch of chosen)
          lines.push(...exampleLines(batch, await codesOfBatch(database(), batch.id, 5)))
        terminal.log(lines.length === 0 ? 'There is no code.' : lines.join('\n'))
      }),
  }),
  defineCommand({
    name: 'show',
    usage: '<code>',
    about: 'a code with its batch and its checks',
    options: {},
    read([typed]) {
      const read = readCode(named(typed, 'the code'))
      if ('fault' in read) throw new WrongUse(`not a code: ${read.fault}`)
      return read.code
    },
    async run(code, terminal) {
      const found = await codeForStaff(database(), code)
      if (found.is === 'forged') throw new Refused('No key of this shop signed the code.')
      if (found.is === 'unknown') throw new Refused('The code is signed, and registered for no batch.')
      terminal.log(codeLines(found).join('\n'))
    },
  }),
  defineCommand({
    name: 'failures',
    usage: '[--days N]',
    about: 'codes that failed: counterfeits are tried by several people, guesses come from one network',
    options: { days: { type: 'string', default: '30' } },
    read: (_words, { days }) => ({ days: countFrom(days, '--days', MOST_DAYS) }),
    async run({ days }, terminal) {
      const [codes, networks] = await Promise.all([
        failuresForStaff(database(), days, SHOWN),
        guessersForStaff(database(), days, 20),
      ])
      terminal.log(
        codes.length === 0
          ? 'No code failed.'
          : ['codes', ...codes.map(failureLine), '', 'networks', ...networks.map(guesserLine)].join('\n'),
      )
    },
  }),
]
