import { bankName } from '@/domain/affiliate/banks'
import { bankLetters } from '@/domain/affiliate/identity'

/** One transfer of a file. */
export interface Transfer {
  id: string
  bank_bin: string
  account_number: string
  account_holder: string
  /** dong */
  amount: number
}

/** What the bank writes beside the transfer: letters and digits alone, as banks cut everything else. */
export const transferReference = (payoutId: string): string =>
  `HOA HONG ${payoutId.replaceAll('-', '').slice(0, 12).toUpperCase()}`

/** A text that a spreadsheet would take for a formula begins with one of these. */
const FORMULA = /^[\t\r\n ]*[=+\-@]|^[\t\r]/

/** A cell of a CSV file (RFC 4180): quoted, and never a formula. */
export function csvCell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const HEADER = [
  'payout',
  'bank',
  'bank_bin',
  'account_number',
  'account_holder',
  'amount',
  'currency',
  'content',
]

/** The file of a run: a row a transfer, in the letters banks take. */
export function bankFile(transfers: readonly Transfer[]): string {
  const rows = transfers.map(({ id, bank_bin, account_number, account_holder, amount }) => [
    id,
    bankName(bank_bin),
    bank_bin,
    account_number,
    bankLetters(account_holder),
    amount,
    'VND',
    transferReference(id),
  ])
  // A byte order mark has spreadsheets read UTF-8.
  return `\ufeff${[HEADER, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
