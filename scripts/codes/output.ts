import { groupedCode } from '@/domain/authenticity/code'
import type {
  BatchRow,
  batchesForStaff,
  codeForStaff,
  codesOfBatch,
  failuresForStaff,
  guessersForStaff,
  recallForStaff,
} from '@/services/authenticity'

/** Lines that `npm run codes` prints. */

type Rows<Read extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>
type StaffBatch = Rows<typeof batchesForStaff>[number]
type KnownCode = Extract<Rows<typeof codeForStaff>, { is: 'known' }>

const minute = (instant: Date) => `${instant.toISOString().slice(0, 16)}Z`
/** Control characters of a text would act on the terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ')
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join('  ')

export const batchLine = ({ batch, codes, checked, suspect, goods }: StaffBatch): string =>
  joined([
    `${goods?.sku ?? batch.combination_id}`.padEnd(20),
    batch.batch.padEnd(16),
    `${codes} codes, ${checked} checked`,
    suspect > 0 ? `${suspect} SUSPECT` : '',
    batch.expires_on === null ? '' : `expires ${batch.expires_on}`,
    `sold ${batch.sold_from} to ${batch.sold_until ?? 'now'}`,
    batch.recalled_at === null ? '' : `RECALLED ${minute(batch.recalled_at)} by ${batch.recalled_by ?? ''}`,
    goods?.product.name ?? '',
  ])

/** A batch, and codes of it to try the check with. */
export const exampleLines = (batch: BatchRow, codes: Rows<typeof codesOfBatch>): string[] => [
  joined([
    `batch ${batch.batch} of variant ${batch.combination_id}`,
    batch.recalled_at === null ? '' : 'RECALLED',
  ]),
  ...codes.map(({ code, kind, checks }) => `  ${groupedCode(code)}  ${kind}  checked ${checks} times`),
]

export const codeLines = ({ code, batch, checks }: KnownCode): string[] => [
  joined([
    `batch ${batch.batch} of variant ${batch.combination_id}`,
    code.kind === 'batch' ? 'on the whole batch' : 'on one unit',
    `checked ${code.checks} times`,
    batch.recalled_at === null ? '' : 'RECALLED',
  ]),
  ...checks.map(({ created_at, user_id, verdict, suspicions, bought_from, seller_name }) =>
    joined([
      `  ${minute(created_at)}`,
      user_id === null ? 'visitor' : `member ${user_id}`,
      verdict,
      suspicions.join(', '),
      bought_from,
      plain(seller_name),
    ]),
  ),
]

export const failureLine = (row: Rows<typeof failuresForStaff>[number]): string =>
  joined([
    `  ${groupedCode(row.code)}`,
    row.kind,
    `${row.tries} tries`,
    `${row.checkers} people`,
    `${row.networks} networks`,
    row.sellers.map(plain).join(', '),
    `last ${row.last}`,
  ])

export const guesserLine = (row: Rows<typeof guessersForStaff>[number]): string =>
  joined([
    `  ${row.network.slice(0, 12)}`,
    `${row.tries} tries`,
    `${row.codes} codes`,
    `${row.first} to ${row.last}`,
  ])

export const recallLines = ({ rows, unreachable }: Rows<typeof recallForStaff>): string[] => [
  ...(rows.length === 0 ? ['Nothing was sent yet.'] : []),
  ...rows.map(
    ({ cause, is_mailed, people }) =>
      `${people} who ${cause} it, ${is_mailed ? 'mailed' : 'without a mail address'}`,
  ),
  ...(unreachable.length === 0 ? [] : [`to be called, by order: ${unreachable.join(', ')}`]),
]
