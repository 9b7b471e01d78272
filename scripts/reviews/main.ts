import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { DomainError } from '@/domain/error'
import { MODERATION_REASONS } from '@/domain/review/moderation/moderate'
import { REVIEW_STATES } from '@/domain/review/state'
import { closeDatabase, database } from '@/services/database'
import {
  featureReview,
  publishReview,
  rejectReview,
  replyToReview,
  reviewForStaff,
  reviewsForStaff,
} from '@/services/review'
import { openDatabase } from '@/scripts/program/open-database'
import { parsed, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'
import { provideSettings } from '@/settings'
import { readSettings } from '@/scripts/start/settings.js'
import { inFull, inOneLine } from './messages'

/** `npm run reviews`: what the shop's staff do about reviews until there is a back office. */

const LISTED = 50
const STATES = ['waiting', ...REVIEW_STATES] as const
const ACTS = ['publish', 'reject', 'feature', 'unfeature', 'reply'] as const
const NO_ACTS = ['list', 'show'] as const

const USAGE = `usage: npm run reviews -- list [--state ${STATES.join('|')}] [--limit NUMBER]
       npm run reviews -- show <id>
       npm run reviews -- publish <id> [--note TEXT]
       npm run reviews -- reject <id> [--reason CODE] [--note TEXT]
       npm run reviews -- feature <id> | unfeature <id>
       npm run reviews -- reply <id> TEXT

list      reviews that wait for a decision: held by a rule or by reports, or reported; --state lists others
reject    --reason is the text for the writer: ${MODERATION_REASONS.join(', ')}; "staff" when not given
reply     the shop's answer under the review; a second one replaces the first
--by      who acts, for the audit; the name of the signed-in user when not given

exit code: 0 done, 1 there is no such review or it is withdrawn, 2 wrong use`

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      state: { type: 'string', default: 'waiting' },
      limit: { type: 'string', default: String(LISTED) },
      reason: { type: 'string', default: 'staff' },
      note: { type: 'string' },
      by: { type: 'string', default: userInfo().username },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, id, ...words] = positionals
  const known = [...NO_ACTS, ...ACTS].find((word) => word === command)
  if (!known)
    throw new WrongUse(command === undefined ? 'what shall be done?' : `no such command: ${command}`)
  const state = STATES.find((word) => word === values.state)
  if (!state) throw new WrongUse(`--state is one of ${STATES.join(', ')}`)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new WrongUse('--limit is 1 to 1000')
  if (known !== 'list' && !/^[1-9]\d{0,8}$/.test(id ?? ''))
    throw new WrongUse(`${known} needs the id of a review`)
  const reason = MODERATION_REASONS.find((word) => word === values.reason)
  if (!reason) throw new WrongUse(`--reason is one of ${MODERATION_REASONS.join(', ')}`)
  const text = words.join(' ').trim()
  if (known === 'reply' && text === '') throw new WrongUse('reply needs a text')
  if (text.length > 2_000) throw new WrongUse('a reply has 2000 characters at most')
  return { command: known, id: Number(id), state, limit, reason, text, note: values.note, by: values.by }
}

type Wish = ReturnType<typeof readArguments>

async function act({ command, id, reason, text, note, by }: Wish): Promise<void> {
  const audit = { staff: `staff:${by}`, note }
  if (command === 'publish') await publishReview(id, audit)
  else if (command === 'reject') await rejectReview(id, reason, audit)
  else if (command === 'reply') await replyToReview(id, text, audit)
  else if (command !== 'list' && command !== 'show') await featureReview(id, command === 'feature', audit)
}

async function run(wish: Wish, terminal: Terminal): Promise<number> {
  if (wish.command === 'list') {
    const found = await reviewsForStaff(database(), wish.state, wish.limit)
    terminal.log(found.length === 0 ? `No review is ${wish.state}.` : found.map(inOneLine).join('\n'))
    return 0
  }
  try {
    await act(wish)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    terminal.error(`Review ${wish.id}: ${error.message}.`)
    return 1
  }
  const review = await reviewForStaff(database(), wish.id)
  if (!review) {
    terminal.error(`There is no review ${wish.id}.`)
    return 1
  }
  terminal.log(inFull(review))
  return 0
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'reviews', usage: USAGE, terminal }, async () => {
    if (args.some((word) => word === '--help' || word === '-h')) {
      terminal.log(USAGE)
      return 0
    }
    const wish = parsed(() => readArguments(args))
    // Mails carry links that the shop's own secret signs.
    const settings = readSettings()
    provideSettings({
      SESSION_SECRET: settings.sessionSecret,
      SITE_URL: `http://localhost:${settings.port}`,
    })
    const close = await openDatabase()
    try {
      return await run(wish, terminal)
    } finally {
      await closeDatabase()
      await close()
    }
  })
}
