import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { array, date, type InferType, mixed, number, object, string } from 'yup'
import { type Payment, type State, STATES } from './ledger'
import { PROVIDERS } from './providers'

/** The journal of payments on disk: each line is a state of a payment; the last line of a payment is valid. */

const linesSchema = object({
  id: string().required(),
  provider: string()
    .oneOf([...PROVIDERS.keys()])
    .required(),
  reference: string().required(),
  amount: number().required(),
  description: string().defined(),
  returnUrl: string().required(),
  notifyUrl: string().nullable().defined(),
  expiresAt: date().required(),
  asked: mixed<Record<string, string>>(
    (value): value is Record<string, string> => typeof value === 'object',
  ).required(),
  state: mixed<State>().oneOf(STATES).required(),
  transaction: string().required(),
  finishedAt: date().nullable().defined(),
  refunds: array(
    object({ name: string().required(), amount: number().required(), transaction: string().required() }),
  ).required(),
  answers: array(object({ status: number().required(), body: string().defined() })).required(),
})

const toPayment = ({ refunds, ...line }: InferType<typeof linesSchema>): Payment => ({
  ...line,
  refunds: new Map(refunds.map(({ name, ...refund }) => [name, refund])),
})

const toLine = ({ refunds, ...payment }: Payment): string =>
  `${JSON.stringify({
    ...payment,
    refunds: Array.from(refunds, ([name, refund]) => ({ name, ...refund })),
  })}\n`

/** Incomplete and unknown lines are skipped. */
function readLine(line: string): Payment[] {
  try {
    return [toPayment(linesSchema.validateSync(JSON.parse(line)))]
  } catch {
    return []
  }
}

/** The payments of an earlier run, the oldest first; the file is rewritten without superseded lines. */
export function readJournal(file: string): Payment[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(readLine)
  const payments = Array.from(new Map(lines.map((payment) => [payment.id, payment])).values())
  writeFileSync(file, payments.map(toLine).join(''), { mode: 0o600 })
  return payments
}

export const writeJournal = (file: string, payment: Payment) =>
  appendFileSync(file, toLine(payment), { mode: 0o600 })
