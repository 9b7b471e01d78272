import { readdirSync, readFileSync } from 'node:fs'
import { oneTimeCode } from '@/domain/forms/fields'
import { RETURN_DAYS, TRENDING_DAYS } from '@/domain/constants'
import { ADDRESS_LABEL_LENGTH, PASSWORD_LENGTH, USER_NAME_LENGTH } from '@/domain/forms/lengths'
import { TRANSFER_HOURS } from '@/domain/order/payment/due'
import { RETRY_LAST_MS } from '@/domain/order/payment/retry'
import { EDIT_DAYS } from '@/domain/review/state'
import { REQUIRED_FACTS } from '@/domain/shop/shop-readiness'
import { UPLOAD_BYTES } from '@/domain/upload'
import messages from '@/messages/all'

/** Numbers with a unit that a text types. */
const TYPED =
  /\d+(?:[.,–-]\d+)*(?: đến \d+)?\s?(?:ký tự|chữ cái|chữ số|địa chỉ|sản phẩm|ảnh|phút|giây|ngày|giờ|tuần|tháng|năm|thương hiệu|lần|mã|điểm|MB|₫)/g

const codeDigits = [4, 5, 6, 7, 8].find((length) => oneTimeCode().isValidSync('1'.repeat(length)))
const digits = `${codeDigits} chữ số`
const photoSize = `${UPLOAD_BYTES / 1_048_576}MB`
const transfer = `${TRANSFER_HOURS} giờ`
const retry = `${RETRY_LAST_MS / 60_000} phút`
const password = `${PASSWORD_LENGTH.join(' đến ')} ký tự`
const editDays = `${EDIT_DAYS} ngày`

/** Each text that types a number, and the number of its rule. A new one takes it as a value, or gets a line here. */
const RULES: Readonly<Record<string, string>> = {
  'account.remove.code': digits,
  'otp.code': digits,
  'address.form.labelHint': `${ADDRESS_LABEL_LENGTH.join(' đến ')} chữ cái`,
  'signIn.register.userNameHint': `${USER_NAME_LENGTH.join('–')} ký tự`,
  'signIn.register.passwordHint': password,
  'signIn.pages.setPassword.intro': password,
  'listing.justArrivedDescription': `${TRENDING_DAYS} ngày`,
  'product.delivery.returns': `${RETURN_DAYS} ngày`,
  'payment.line.bank_transfer': transfer,
  'payment.panel.bank_transfer.second': transfer,
  'payment.panel.wallet.third': retry,
  'payment.retry.trouble.over': retry,
  'payment.proof.fault.size': photoSize,
  'profile.picture.size': photoSize,
  'reviewPhotos.adding.rules': photoSize,
  'reviewPhotos.refused.size': photoSize,
  'profile.written.editOver': editDays,
  'reviewWrite.thanks.published': editDays,
  'reviewWrite.own.closed': editDays,
}

/** Texts of delivery, whose days and fees are tables (services/content/facts/delivery.ts). */
const IS_DELIVERY = /^(?:shell\.footer|product\.delivery\.shipping)/

/** Address and text of all messages. */
const textsOf = (node: unknown, at: string): [string, string][] => {
  if (typeof node === 'string') return [[at, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, at === '' ? key : `${at}.${key}`))
}

it('types no number that its rule does not say', () => {
  const typing = textsOf(messages, '').flatMap(([at, text]) => {
    const found = text.match(TYPED)
    return found && !IS_DELIVERY.test(at) ? [[at, found.join(', ')]] : []
  })
  expect(typing.length).toBeGreaterThan(10)
  expect(typing).toEqual(typing.map(([at = '']) => [at, RULES[at]]))
})

it('names in articles only facts of the shop without which a public shop does not start', () => {
  const byFact: Readonly<Record<string, string>> = {
    company_name: 'SITE_COMPANY_NAME',
    company_address: 'SITE_ADDRESS',
    company_tax_code: 'SITE_TAX_CODE',
    company_tax_authority: 'SITE_TAX_AUTHORITY',
    company_representative: 'SITE_REPRESENTATIVE',
    hotline: 'SITE_HOTLINE',
    hotline_hours: 'SITE_HOTLINE_HOURS',
    support_email: 'SITE_EMAIL',
  }
  const files = readdirSync('content/vi', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const named = new Set(
    files.flatMap((file) =>
      [...readFileSync(`content/vi/${file}`, 'utf8').matchAll(/\{\{(\w+)\}\}/g)].flatMap(
        ([, fact = '']) => byFact[fact] ?? [],
      ),
    ),
  )
  expect([...named]).toContain('SITE_HOTLINE')
  expect([...named].filter((name) => !REQUIRED_FACTS.some((required) => required === name))).toEqual([])
})

it('says up to which day something lasts by its last whole day, not by the midnight after it', () => {
  const lines = ['app', 'components', 'services'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n')),
  )
  const ends = /(?:formatDate|\bday)\([\w.]*(?:end_?date|ends_at|ended_at|expires_at)\)/i
  expect(lines.filter((line) => /formatLastDay\(/.test(line)).length).toBeGreaterThan(10)
  // With the hour beside it an end is an instant.
  expect(lines.filter((line) => ends.test(line) && !/formatClock|\btime\(/.test(line))).toEqual([])
})
