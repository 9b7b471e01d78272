import { bankName } from '@/domain/affiliate/banks'
import type { HoldReason } from '@/domain/affiliate/approval'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { partnerForStaff, partnersForStaff, payoutRuns, Transfer } from '@/services/affiliate'

/** How `npm run affiliates` writes partners and payouts. */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Control characters of a text would act on the terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ')

const HELD_FOR: Readonly<Record<HoldReason, string>> & Readonly<Record<string, string>> = {
  'decided-before': 'rejected or closed by staff before',
  company: 'a company',
  'no-verified-contact': 'number or mail not verified',
  'new-account': 'a new member',
  'no-delivered-order': 'no delivered order',
  'known-account': 'the bank account of another affiliate',
}

/** Why an application waits for staff; a word of an older version as it is. */
const heldFor = (reasons: readonly string[]): string =>
  reasons.map((reason) => HELD_FOR[reason] ?? reason).join(', ')

/** 'AB23CD45  held  member 12  Góc của Lan (person)  since 23 Nov 2026, 10:00  owed 0 ₫  [a new member]' */
export function partnerLine(partner: Awaited<ReturnType<typeof partnersForStaff>>[number]): string {
  const { code, state, user_id, name, kind, applied_at, balance, has_account, held_for } = partner
  const held = state === 'held' && held_for.length > 0 ? `  [${heldFor(held_for)}]` : ''
  const owed = `owed ${balance} ₫${balance > 0 && !has_account ? ', no account: pay by hand' : ''}`
  return `${code}  ${state}  member ${user_id}  ${plain(name)} (${kind})  since ${clock.format(applied_at)}  ${owed}${held}`
}

/** A partner with what says who it is, and the payouts with their runs. */
export function partnerInFull(partner: Awaited<ReturnType<typeof partnerForStaff>>): string {
  const { code, state, user_id, name, kind, channels, legal_name, id_number, bank_bin, held_for, note } =
    partner
  const bank = bank_bin === null ? 'no account' : `${bankName(bank_bin)} ${partner.account_number ?? ''}`
  return [
    `${code}  ${state}  member ${user_id}  ${plain(name)} (${kind})`,
    `  legal name ${plain(legal_name ?? 'deleted')}, number ${id_number ?? 'deleted'}`,
    `  account ${bank}, holder ${plain(partner.account_holder ?? 'deleted')}`,
    `  channels: ${plain(channels)}`,
    `  links claim ${partner.cookie_days} days, codes of coupon sites ${partner.may_use_coupons ? 'count' : 'do not count'}, terms version ${partner.terms_version}`,
    ...(state === 'held' && held_for.length > 0 ? [`  waits for staff: ${heldFor(held_for)}`] : []),
    ...(note ? [`  note: ${plain(note)}`] : []),
    ...partner.paid_out.map(
      (payout) =>
        `  payout ${payout.id}  ${clock.format(payout.created_at)}  ${payout.amount} ₫  ${payout.state}  run ${payout.run_id}`,
    ),
  ].join('\n')
}

/** What a run of payouts comes to. */
export const runLine = (runId: string, transfers: readonly Transfer[], file: string): string =>
  `Run ${runId}: ${transfers.length} transfers, ${transfers.reduce((sum, { amount }) => sum + amount, 0)} ₫, in ${file}.`

/** '1f2e…  23 Nov 2026, 10:00  staff:lan  12 transfers, 3400000 ₫, 1 came back (200000 ₫)' */
export function pastRunLine(run: Awaited<ReturnType<typeof payoutRuns>>[number]): string {
  const back = run.returned === 0 ? '' : `, ${run.returned} came back (${run.returned_amount} ₫)`
  return `${run.run_id}  ${clock.format(run.created_at)}  ${run.created_by}  ${run.transfers} transfers, ${run.amount} ₫${back}`
}
