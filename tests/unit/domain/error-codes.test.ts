import { readdirSync, readFileSync } from 'node:fs'
import { explainCodeFailure } from '@/components/account/codes/code-failure'
import { bagFailureText } from '@/components/bag/failure-text'
import { voucherFailureText } from '@/components/bag/vouchers/voucher-failure'
import { DomainError } from '@/domain/error'
import { ERROR_STATUS, domainError } from '@/domain/error-codes'
import { receivedMessage } from '@/lib/client/failure'

const RAW = 'a sentence for logs'
const text = (key: string) => `[${key}]`
const failureOf = (code: keyof typeof ERROR_STATUS) => {
  const status: number | readonly number[] = ERROR_STATUS[code]
  return new DomainError(code, typeof status === 'number' ? status : (status[0] ?? 0), RAW)
}

/** Codes of calls of the bag, and of one-time codes, beside those of any call. */
const OF_ANY_CALL = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CROSS_SITE',
  'NOT_FOUND',
  'UNKNOWN_PATH',
  'UNKNOWN_SERVICE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const
const OF_THE_BAG = [
  'MAX_LIMIT_ORDER',
  'BAG_FULL',
  'PHONE_UNVERIFIED',
  'POINTS_OFF',
  'ORDER_AWAITS_PAYMENT',
] as const
const OF_VOUCHERS = ['VOUCHER_UNKNOWN', 'VOUCHER_REFUSED'] as const
const OF_CODES = [
  'NO_ACTIVE_OTP_REQUEST',
  'INCORRECT_OTP',
  'INVALID_DATA',
  'MISSING_PARAMETER',
  'METHOD_OFF',
  'UNVERIFIED_EMAIL',
  'UNVERIFIED_PHONE',
  'MISSING_EMAIL',
  'MISSING_PHONE_NUMBER',
  'ACTIVE_OTP_ALREADY_SENT',
  'ALREADY_VERIFIED_EMAIL',
  'ALREADY_TAKEN',
  'INVALID_PHONE_NUMBER',
  'OTP_MAXIMUM',
  'USER_NOT_FOUND',
] as const

it.each([...OF_ANY_CALL, ...OF_THE_BAG])('the bag says %s in words of the shop', (code) => {
  expect(bagFailureText(failureOf(code), text)).not.toContain(RAW)
})

it.each([...OF_ANY_CALL, ...OF_THE_BAG, ...OF_VOUCHERS])('a voucher says %s in words of the shop', (code) => {
  expect(voucherFailureText(failureOf(code), text)).not.toContain(RAW)
})

it.each([...OF_ANY_CALL, ...OF_CODES])('a one-time code says %s in words of the shop', (code) => {
  expect(explainCodeFailure(failureOf(code)).kind).not.toBe('received')
})

it('shows what no catalogue of the shop has as received', () => {
  const foreign = new DomainError('FOREIGN', 409, 'Mã này của đối tác.')
  expect(bagFailureText(foreign, text)).toBe('Mã này của đối tác.')
  expect(receivedMessage(failureOf('NOT_FOUND'))).toBeNull()
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

it('no file but one takes the message of a refusal for a text', () => {
  const readers = filesIn('components', 'lib/client', 'lib/account').filter((file) =>
    /(?:say|toast\.\w+)\(\s*(?:failure|error)\.message/.test(readFileSync(file, 'utf8')),
  )
  expect(readers).toEqual([])
})

it('every code is thrown, answered or checked somewhere', () => {
  const source = filesIn('services', 'lib', 'domain')
    .filter((file) => file !== 'domain/error-codes.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(Object.keys(ERROR_STATUS).filter((code) => !source.includes(`'${code}'`))).toEqual([])
})
