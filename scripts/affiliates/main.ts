import { type FileHandle, open, unlink } from 'node:fs/promises'
import { AFFILIATE_STATES } from '@/domain/affiliate/affiliate'
import { OTHER_CATEGORIES } from '@/domain/affiliate/commission'
import { auditCommand } from '@/scripts/books/audit-command'
import { AFFILIATE_BOOKS } from '@/scripts/books/affiliate-books'
import { actorOf, BY, commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { named, NOTE } from '@/scripts/program/words'
import {
  approvePartner,
  bankFile,
  couponCodes,
  markCouponCode,
  partnerForStaff,
  partnersForStaff,
  payoutRuns,
  payPartners,
  rejectPartner,
  resealNumbers,
  returnPayout,
  setRate,
  transfersOf,
} from '@/services/affiliate'
import { database } from '@/services/database'
import { partnerInFull, partnerLine, pastRunLine, runLine } from './messages'

const NOTED = { ...BY, ...NOTE } as const

/** Opens a file that is not there yet, for its owner alone: it holds account numbers. @throws Refused */
async function newFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    throw new Refused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A number, a percentage with at most two decimals: '7.5' → 750. @throws WrongUse */
function basisPointsIn(word: string | undefined): number | null {
  if (word === 'none') return null
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(word ?? '')
  if (!match) throw new WrongUse('a rate is a percentage such as 7.5, or none')
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** @throws WrongUse */
function daysIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (!/^\d{1,2}$/.test(word)) throw new WrongUse('--days is a number of days')
  return Number(word)
}

/** `npm run affiliates`: what the shop's staff do about affiliates until there is a back office. */
export const main = commandProgram({
  name: 'affiliates',
  commands: [
    defineCommand({
      name: 'list',
      usage: `[--state ${AFFILIATE_STATES.join('|')}]`,
      about: 'affiliates with what they are owed; all, or those in a state',
      options: { ...BY, state: { type: 'string' } },
      read(_, { state }) {
        const known = AFFILIATE_STATES.filter((each) => state === undefined || each === state)
        if (known.length === 0) throw new WrongUse(`--state is one of ${AFFILIATE_STATES.join(', ')}`)
        return known
      },
      async run(states, terminal) {
        const found = await partnersForStaff(database(), states)
        terminal.log(found.length === 0 ? 'There is no affiliate.' : found.map(partnerLine).join('\n'))
      },
    }),
    defineCommand({
      name: 'show',
      usage: '<code or member id> [--note TEXT]',
      about: 'identity, account, channels and payouts of an affiliate; reading them is recorded',
      options: NOTED,
      read: (words, values) => ({
        name: named(words[0], 'the affiliate'),
        staff: actorOf(values),
        note: values.note,
      }),
      async run({ name, ...by }, terminal) {
        terminal.log(partnerInFull(await refusing(() => partnerForStaff(name, by), name)))
      },
    }),
    defineCommand({
      name: 'approve',
      usage: '<code or member id> [--days 30] [--coupons | --no-coupons]',
      about:
        'approves an applicant, or changes how long the links claim and whether codes of coupon sites count',
      options: {
        ...NOTED,
        days: { type: 'string' },
        coupons: { type: 'boolean' },
        'no-coupons': { type: 'boolean' },
      },
      read: (words, values) => ({
        name: named(words[0], 'the affiliate'),
        by: { staff: actorOf(values), note: values.note },
        terms: {
          cookieDays: daysIn(values.days),
          mayUseCoupons: values.coupons ? true : values['no-coupons'] ? false : undefined,
        },
      }),
      async run({ name, by, terms }, terminal) {
        await refusing(() => approvePartner(name, by, terms), name)
        terminal.log(`${name}: approved.`)
      },
    }),
    defineCommand({
      name: 'reject',
      usage: '<code or member id> --note TEXT',
      about: 'rejects an applicant, who reads the note, or closes an approved affiliate: what waits lapses',
      options: NOTED,
      read(words, values) {
        if (values.note.trim() === '') throw new WrongUse('reject needs --note: why')
        return {
          name: named(words[0], 'the affiliate'),
          staff: actorOf(values),
          note: values.note.trim().slice(0, 500),
        }
      },
      async run({ name, ...by }, terminal) {
        await refusing(() => rejectPartner(name, by), name)
        terminal.log(`${name}: done.`)
      },
    }),
    defineCommand({
      name: 'rate',
      usage: `<category id, ${OTHER_CATEGORIES} for all others> <percent|none>`,
      about: 'the commission of a category, for orders from now on',
      options: BY,
      read([category = '', percent]) {
        if (!/^\d{1,9}$/.test(category)) throw new WrongUse('rate needs the id of a category, or 0')
        return { category: Number(category), basisPoints: basisPointsIn(percent) }
      },
      async run({ category, basisPoints }, terminal) {
        await refusing(() => setRate(database(), category, basisPoints), String(category))
        terminal.log(
          `${category}: ${basisPoints === null ? 'no rate of its own' : `${basisPoints / 100} %`}.`,
        )
      },
    }),
    defineCommand({
      name: 'coupon',
      usage: '[<voucher code> [--remove]]',
      about: 'marks a code as published by coupon sites; without one lists them',
      options: { ...BY, remove: { type: 'boolean', default: false } },
      read: ([code], values) => ({ code, isPublished: !values.remove, staff: actorOf(values) }),
      async run({ code, ...by }, terminal) {
        if (code !== undefined) await markCouponCode(database(), code, by)
        const all = await couponCodes(database())
        terminal.log(all.length === 0 ? 'No code is marked.' : all.map((row) => row.code).join('\n'))
      },
    }),
    defineCommand({
      name: 'pay',
      usage: '--file <new.csv>',
      about: 'pays what is owed, once, and writes the file for the bank',
      options: { ...BY, file: { type: 'string' } },
      read(_, values) {
        if (!values.file) throw new WrongUse('pay needs --file: where the transfers are written')
        return { file: values.file, staff: actorOf(values) }
      },
      async run({ file, staff }, terminal) {
        // Opened before anything is paid: a run without its file would have to be written again by `file`.
        const handle = await newFile(file)
        let isPaid = false
        try {
          const { runId, transfers, failed } = await payPartners(staff)
          isPaid = transfers.length > 0
          if (isPaid) {
            // First: `file` writes it again should this fail.
            terminal.log(`Run ${runId}`)
            await handle.writeFile(bankFile(transfers))
            terminal.log(runLine(runId, transfers, file))
          }
          if (failed.length > 0)
            throw new Refused(`not paid, see the log: ${failed.join(', ')}. They are owed as before.`)
        } finally {
          await handle.close()
          if (!isPaid) await unlink(file)
        }
        if (!isPaid) terminal.log('Nothing is to be paid.')
      },
    }),
    defineCommand({
      name: 'runs',
      about: 'past runs of payouts, the newest first; `file` writes the file of one again',
      options: BY,
      read: () => null,
      async run(_, terminal) {
        const runs = await payoutRuns(database(), 100)
        terminal.log(runs.length === 0 ? 'Nothing was paid yet.' : runs.map(pastRunLine).join('\n'))
      },
    }),
    defineCommand({
      name: 'file',
      usage: '<run id> --file <new.csv>',
      about: 'writes the file of an earlier run again, without the transfers that came back',
      options: { ...BY, file: { type: 'string' } },
      read(words, values) {
        if (!values.file) throw new WrongUse('file needs --file')
        return { runId: named(words[0], 'the run'), file: values.file }
      },
      async run({ runId, file }, terminal) {
        const transfers = await refusing(() => transfersOf(database(), runId), runId)
        const handle = await newFile(file)
        try {
          await handle.writeFile(bankFile(transfers))
        } finally {
          await handle.close()
        }
        terminal.log(runLine(runId, transfers, file))
      },
    }),
    defineCommand({
      name: 'returned',
      usage: '<payout id> [--note TEXT]',
      about: 'a transfer came back from the bank: it is owed again',
      options: NOTED,
      read: (words, values) => ({
        id: named(words[0], 'the payout'),
        staff: actorOf(values),
        note: values.note,
      }),
      async run({ id, ...by }, terminal) {
        if (!(await refusing(() => returnPayout(id, by), id)))
          throw new Refused(`${id}: it came back before.`)
        terminal.log(`${id}: owed again.`)
      },
    }),
    auditCommand({
      about: 'checks that commissions, entries, payouts and orders agree',
      books: AFFILIATE_BOOKS,
    }),
    defineCommand({
      name: 'reseal',
      about: 'seals numbers with the first key of AFFILIATE_KEYS; then a former key may go',
      options: BY,
      read: () => null,
      async run(_, terminal) {
        terminal.log(`${await resealNumbers()} rows sealed with the current key.`)
      },
    }),
  ],
  notes: ['--by NAME  who acts, for the audit; the name of the signed-in user when not given'],
  refusal: 'it cannot be done, or books that do not agree',
})
