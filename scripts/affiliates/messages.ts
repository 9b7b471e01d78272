import { bankName } from '@/domain/affiliate/banks'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { partnerForStaff, partnersForStaff, Transfer } from '@/services/affiliate'

/** How `npm run affiliates` writes partners and payouts. */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Control characters of a text would act on the terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ')

/** 'AB23CD45  held  member 12  Góc của Lan (person)  since 23 Nov 2026, 10:00  owed 0 ₫  [new-account]' */
export function partnerLine(partner: Awaited<ReturnType<typeof partnersForStaff>>[number]): string {
  const { code, state, user_id, name, kind, applied_at, balance, held_for } = partner
  const held = state === 'held' && held_for.length > 0 ? `  [${held_for.join(', ')}]` : ''
  return `${code}  ${state}  member ${user_id}  ${plain(name)} (${kind})  since ${clock.format(applied_at)}  owed ${balance} ₫${held}`
}

/** A partner with what says who it is. */
export function partnerInFull(partner: Awaited<ReturnType<typeof partnerForStaff>>): string {
  const { code, state, user_id, name, kind, channels, legal_name, id_number, bank_bin } = partner
  const bank = bank_bin === null ? 'no account' : `${bankName(bank_bin)} ${partner.account_number ?? ''}`
  return [
    `${code}  ${state}  member ${user_id}  ${plain(name)} (${kind})`,
    `  legal name ${plain(legal_name ?? 'deleted')}, number ${id_number ?? 'deleted'}`,
    `  account ${bank}, holder ${plain(partner.account_holder ?? 'deleted')}`,
    `  channels: ${plain(channels)}`,
    `  links claim ${partner.cookie_days} days, codes of coupon sites ${partner.may_use_coupons ? 'count' : 'do not count'}, terms version ${partner.terms_version}`,
  ].join('\n')
}

/** What a run of payouts comes to. */
export const runLine = (runId: string, transfers: readonly Transfer[], file: string): string =>
  `Run ${runId}: ${transfers.length} transfers, ${transfers.reduce((sum, { amount }) => sum + amount, 0)} ₫, in ${file}.`
