import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator, type Messages } from 'next-intl'
import { codeFailureText } from '@/components/account/codes/code-failure'
import { explainAccountFailure } from '@/components/account/sign-in/account-failure'
import { explainLoginFailure } from '@/components/account/sign-in/login-failure'
import { bagFailureText } from '@/components/bag/failure-text'
import { voucherFailureText } from '@/components/bag/vouchers/voucher-failure'
import { orderFailureText } from '@/components/orders/parts/failure/failure-text'
import type { LineProblem } from '@/domain/bag/line-problem'
import { DomainError } from '@/domain/error'
import { ERROR_STATUS, type ErrorCode, domainError } from '@/domain/error-codes'
import { failureSentence, receivedMessage, withInstruction, withCause } from '@/lib/client/failure'
import { refusalText } from '@/lib/gateway/refusal'
import messages from '@/messages/all'

const RAW = 'a sentence for logs'
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

/** A refusal as the browser gets it from the gateway. */
const failureOf = (code: ErrorCode, status: number, details?: Record<string, unknown>) =>
  new DomainError(code, status, RAW, details, refusalText(code, RAW))

const statusesOf = (code: ErrorCode): readonly number[] => [ERROR_STATUS[code]].flat()

const onError = (error: Error) => {
  throw error
}
// Typed as by useTranslations: the exact type of all texts does not fit a plain reader of keys.
const texts: Messages = messages
const translator = <Namespace extends 'bag' | 'otp' | 'signIn' | 'orders.failure'>(namespace: Namespace) =>
  createTranslator({ locale: 'vi', messages: texts, namespace, onError })
const bag = translator('bag')
const otp = translator('otp')
const signIn = translator('signIn')
const orders = translator('orders.failure')

function accountText(failure: unknown): string {
  const { fields, form, wait } = explainAccountFailure(failure)
  if (wait) return signIn(`wait.${wait.unit}`, { count: wait.count })
  const [field] = Object.values(fields)
  return signIn(`errors.${form ?? field ?? 'tryAgain'}`)
}

/** Every function that puts a refusal into words, with the texts it takes. */
const PLACES: Record<string, (failure: unknown) => string> = {
  'what failed, with advice': (failure) => withInstruction('Chưa lưu được.', failure),
  'what failed, with its cause': (failure) => withCause('Chưa lưu được.', failure),
  'a toast': (failure) => failureSentence('save', failure),
  'the bag': (failure) => bagFailureText(failure, bag),
  'a voucher': (failure) => voucherFailureText(failure, bag),
  'a one-time code': (failure) => codeFailureText(failure, otp),
  'a change of the account': accountText,
  'the login': (failure) => signIn(`login.errors.${explainLoginFailure(failure).text}`),
  'an order': (failure) => orders(orderFailureText(failure)),
}

describe.each(Object.entries(PLACES))('%s', (_, textOf) => {
  it.each(CODES.flatMap((code) => statusesOf(code).map((status) => [code, status] as const)))(
    'says %s (%i) in Vietnamese',
    (code, status) => {
      const text = textOf(failureOf(code, status))
      expect(text).toMatch(/[^\x20-\x7e]/)
      expect(text).not.toContain(RAW)
      expect(text).not.toContain(code)
    },
  )
})

const PROBLEMS: Record<LineProblem['code'], true> = {
  GONE: true,
  OUT_OF_STOCK: true,
  FEWER_LEFT: true,
  MAX_LIMIT_ORDER: true,
  MAX_ORDER_AMOUNT: true,
  BAG_FULL: true,
  DAILY_LIMIT_PRODUCT: true,
  DAILY_LIMIT_BRAND: true,
  PRICE_CHANGED: true,
}

it.each(Object.keys(PROBLEMS))('the bag says the problem %s of a line in Vietnamese', (code) => {
  const failure = failureOf('BAD_REQUEST', 400, {
    problem: { code, limit: 2, product: 'Son', brand: 'Nàng' },
  })
  const text = bagFailureText(failure, bag)
  expect(text).toMatch(/[^\x20-\x7e]/)
  expect(text).not.toContain(RAW)
})

it('puts the sentence of the code after what failed', () => {
  const failure = failureOf('POINTS_OFF', 403)
  expect(bagFailureText(failure, bag)).toBe(`${bag('failed')} ${refusalText('POINTS_OFF', RAW)}`)
})

it('shows the message of a code that is not the shop’s as received (CRT-07)', () => {
  const foreign = new DomainError('FOREIGN', 409, 'Mã này của đối tác.')
  expect(bagFailureText(foreign, bag)).toBe('Mã này của đối tác.')
  expect(CODES.filter((code) => receivedMessage(failureOf(code, 409)) !== null)).toEqual([])
})

it('takes the status of a code from the table, or the other one that a place names', () => {
  expect(domainError('BAG_FULL', 'full', { limit: 3 })).toMatchObject({ status: 409, details: { limit: 3 } })
  expect(domainError('PAYMENT_METHOD_OFF', 'off')).toMatchObject({ status: 422 })
  expect(domainError('PAYMENT_METHOD_OFF', 'off', undefined, 404)).toMatchObject({ status: 404 })
})

const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )

/** They parse, show, or compare it with the sentences of a service without codes (DEC-07). */
const READERS = [
  // Refusals of a redemption are shown as received (GAM-12, D-21).
  'components/campaign/tokens/prize-failure.ts',
  'components/account/sign-in/account-failure.ts',
  'lib/client/api.ts',
  'lib/client/failure.ts',
]

it('no other file reads the message or the text of a refusal', () => {
  const readers = filesIn('app', 'components', 'lib/client', 'lib/account').filter((file) =>
    /\b(?:failure|error)\??\.message\b|\bfailure\.text\b/.test(readFileSync(file, 'utf8')),
  )
  expect(readers.filter((file) => !READERS.includes(file))).toEqual([])
})

it('every code is thrown, answered or checked somewhere', () => {
  const source = filesIn('services', 'lib', 'domain')
    .filter((file) => file !== 'domain/error-codes.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(Object.keys(ERROR_STATUS).filter((code) => !source.includes(`'${code}'`))).toEqual([])
})
