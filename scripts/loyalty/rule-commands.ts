import { database } from '@/services/database'
import { addGiftRule, giftRules, removeGiftRule } from '@/services/loyalty'
import { voucherByCode } from '@/services/voucher'
import { actorOf, BY, defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { dayIn, NOTE, noteIn } from './arguments'
import { ruleLine } from './messages'

/** Commands on rules that change a gift for a time: of a campaign, for example. */

const GIFTS = ['referral', 'birthday'] as const

/** @throws WrongUse */
function wholeIn(word: string | undefined, what: string): number {
  const number = Number(word)
  if (word === undefined || !Number.isInteger(number) || number < 0 || number > 1_000_000)
    throw new WrongUse(`${what} is a whole number`)
  return number
}

export const ruleCommands = [
  defineCommand({
    name: 'rules',
    about: 'rules of the gifts for invitations and birthdays',
    options: BY,
    read: () => null,
    async run(_, terminal) {
      const rules = await giftRules(database())
      terminal.log(
        rules.length === 0 ? 'There are no rules: the settings hold.' : rules.map(ruleLine).join('\n'),
      )
    },
  }),
  defineCommand({
    name: 'add-rule',
    usage: `${GIFTS.join('|')} <points> --from DAY --until DAY --note TEXT [--voucher CODE]`,
    about:
      'another gift for some days, from midnight to midnight in Vietnam; of several the one with most points holds',
    options: {
      ...BY,
      ...NOTE,
      from: { type: 'string' },
      until: { type: 'string' },
      voucher: { type: 'string' },
    },
    read([word, points], values) {
      const gift = GIFTS.find((known) => known === word)
      if (!gift) throw new WrongUse(`add-rule needs ${GIFTS.join(' or ')}`)
      if (gift === 'referral' && values.voucher !== undefined)
        throw new WrongUse('an invitation brings points, no voucher')
      const startsAt = dayIn(values.from, 'from')
      const endsAt = dayIn(values.until, 'until')
      if (endsAt <= startsAt) throw new WrongUse('--until is after --from')
      return {
        gift,
        points: wholeIn(points, 'points'),
        code: values.voucher ?? null,
        startsAt,
        endsAt,
        note: `${noteIn(values, 'add-rule')} (${actorOf(values)})`,
      }
    },
    async run({ code, ...rule }, terminal) {
      const voucher = code === null ? null : await voucherByCode(database(), code)
      if (code !== null && !voucher) throw new Refused(`There is no voucher ${code} in force.`)
      const id = await addGiftRule(database(), { ...rule, voucherId: voucher && Number(voucher._id) })
      terminal.log(`Rule ${id} is there.`)
    },
  }),
  defineCommand({
    name: 'remove-rule',
    usage: '<id>',
    options: BY,
    about: 'the settings hold again',
    read: ([word]) => wholeIn(word, 'the id of a rule'),
    async run(id, terminal) {
      if (!(await removeGiftRule(database(), id))) throw new Refused(`There is no rule ${id}.`)
      terminal.log(`Rule ${id} is gone.`)
    },
  }),
]
