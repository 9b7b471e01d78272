import { MODERATION_REASONS } from '@/domain/review/moderation/moderate'
import { REVIEW_STATES } from '@/domain/review/state'
import { database } from '@/services/database'
import {
  featureReview,
  publishReview,
  rejectReview,
  replyToReview,
  reviewForStaff,
  reviewsForStaff,
} from '@/services/review'
import { actorOf, BY, commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused, type Terminal, WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { inFull, inOneLine } from './messages'

/** `npm run reviews`: what the shop's staff do about reviews until there is a back office. */

const LISTED = 50
const STATES = ['waiting', ...REVIEW_STATES] as const
const REPLY_CHARACTERS = 2_000

/** @throws WrongUse */
function idIn(word: string | undefined, command: string): number {
  if (word === undefined || !/^[1-9]\d{0,8}$/.test(word))
    throw new WrongUse(`${command} needs the id of a review`)
  return Number(word)
}

/** Prints the review. @throws Refused for an unknown one */
async function show(id: number, terminal: Terminal): Promise<void> {
  const review = await reviewForStaff(database(), id)
  if (!review) throw new Refused(`There is no review ${id}.`)
  terminal.log(inFull(review))
}

/** Does the act and prints the review as it is then. @throws Refused */
async function act(id: number, terminal: Terminal, work: () => Promise<void>): Promise<void> {
  await refusing(work, `Review ${id}`)
  await show(id, terminal)
}

const feature = (name: 'feature' | 'unfeature', about: string) =>
  defineCommand({
    name,
    usage: '<id>',
    about,
    options: BY,
    read: ([word], values) => ({ id: idIn(word, name), staff: actorOf(values) }),
    run: ({ id, staff }, terminal) =>
      act(id, terminal, () => featureReview(id, name === 'feature', { staff })),
  })

/** Runs the program with these arguments; gives its exit code. */
export const main = commandProgram({
  name: 'reviews',
  commands: [
    defineCommand({
      name: 'list',
      usage: `[--state ${STATES.join('|')}] [--limit NUMBER]`,
      about:
        'those that wait for a decision: held by a rule or by reports, or reported; --state lists others',
      options: {
        ...BY,
        state: { type: 'string', default: 'waiting' },
        limit: { type: 'string', default: String(LISTED) },
      },
      read(_, values) {
        const state = STATES.find((word) => word === values.state)
        if (!state) throw new WrongUse(`--state is one of ${STATES.join(', ')}`)
        const limit = Number(values.limit)
        if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new WrongUse('--limit is 1 to 1000')
        return { state, limit }
      },
      async run({ state, limit }, terminal) {
        const found = await reviewsForStaff(database(), state, limit)
        terminal.log(found.length === 0 ? `No review is ${state}.` : found.map(inOneLine).join('\n'))
      },
    }),
    defineCommand({
      name: 'show',
      usage: '<id>',
      about: 'the whole review with its reports and what was done to it',
      options: BY,
      read: ([word]) => idIn(word, 'show'),
      run: show,
    }),
    defineCommand({
      name: 'publish',
      usage: '<id> [--note TEXT]',
      about: 'a held or rejected one',
      options: { ...BY, note: { type: 'string' } },
      read: ([word], values) => ({ id: idIn(word, 'publish'), staff: actorOf(values), note: values.note }),
      run: ({ id, ...audit }, terminal) => act(id, terminal, () => publishReview(id, audit)),
    }),
    defineCommand({
      name: 'reject',
      usage: '<id> [--reason CODE] [--note TEXT]',
      about: `--reason is the text for the writer: ${MODERATION_REASONS.join(', ')}; "staff" when not given`,
      options: { ...BY, reason: { type: 'string', default: 'staff' }, note: { type: 'string' } },
      read([word], values) {
        const id = idIn(word, 'reject')
        const reason = MODERATION_REASONS.find((code) => code === values.reason)
        if (!reason) throw new WrongUse(`--reason is one of ${MODERATION_REASONS.join(', ')}`)
        return { id, reason, staff: actorOf(values), note: values.note }
      },
      run: ({ id, reason, ...audit }, terminal) => act(id, terminal, () => rejectReview(id, reason, audit)),
    }),
    feature('feature', 'puts a published one first'),
    feature('unfeature', 'puts it first no longer'),
    defineCommand({
      name: 'reply',
      usage: '<id> TEXT',
      about: "the shop's answer under the review; a second one replaces the first",
      options: BY,
      read([word, ...words], values) {
        const id = idIn(word, 'reply')
        const text = words.join(' ').trim()
        if (text === '') throw new WrongUse('reply needs a text')
        if (text.length > REPLY_CHARACTERS)
          throw new WrongUse(`a reply has ${REPLY_CHARACTERS} characters at most`)
        return { id, text, staff: actorOf(values) }
      },
      run: ({ id, text, staff }, terminal) => act(id, terminal, () => replyToReview(id, text, { staff })),
    }),
  ],
  notes: ['--by NAME  who acts, for the audit; the name of the signed-in user when not given'],
  refusal: 'there is no such review or it is withdrawn',
})
