import {
  localNumber,
  maskEmail,
  maskPhone,
  phoneCodeOf,
  phoneLink,
  writtenNumber,
} from '@/domain/account/phone'
import { readPhone } from '@/domain/account/read-phone'

it.each([
  ['0912 345 678', '+84', '+84912345678'],
  ['912345678', '+84', '+84912345678'],
  ['00912345678', '+84', '+84912345678'],
  ['+84 912 345 678', '+1', '+84912345678'],
  ['202-555-0123', '+1', '+12025550123'],
  ['2025550123', '1', '+12025550123'],
  ['010-1234-5678', '+82', '+821012345678'],
  ['12', '+84', undefined],
  ['', '+84', undefined],
  ['abc', '+84', undefined],
  ['0000000000', '+84', undefined],
  ['0912345678', '+999', undefined],
])('reads %j under %s as %s (OTP-15)', (typed, code, e164) => {
  expect(readPhone(typed, code)?.phone_no_e164).toBe(e164)
})

it('drops the leading 0 and keeps the country apart (OTP-14)', () => {
  expect(readPhone('0912345678')).toEqual({
    phone_no: '912345678',
    phone_code: '+84',
    phone_no_e164: '+84912345678',
    country_code: 'VN',
  })
  expect(localNumber('0 (912) 345-678')).toBe('912345678')
  expect(phoneCodeOf('+84912345678', '0912345678')).toBe('+84')
  expect(phoneCodeOf('+12025550123', '2025550123')).toBe('+1')
  expect(phoneCodeOf('+12025550123', '999')).toBe('+84')
})

it.each([
  ['+84', '912345678', '0912345678'],
  ['+84', '0912345678', '0912345678'],
  ['+84', '', ''],
  ['+1', '2025550123', '2025550123'],
])('fills a field with the number of %s, %j, as people write it: %j', (phone_code, phone_no, written) => {
  expect(writtenNumber({ phone_code, phone_no })).toBe(written)
})

it('shows numbers and addresses masked (GEN-09)', () => {
  expect(maskPhone({ phone_code: '+84', phone_no: '912345678' })).toBe('+84 *** *** 678')
  expect(maskEmail('minhanh@example.vn')).toBe('m***h@example.vn')
  expect(maskEmail('ab@example.vn')).toBe('a***@example.vn')
})

it.each([
  ['1900 0108', 'tel:19000108'],
  ['(028) 3822-1234', 'tel:02838221234'],
  ['+84 28.3822.1234', 'tel:+842838221234'],
])('%s is called at %s', (written, link) => {
  expect(phoneLink(written)).toBe(link)
})
