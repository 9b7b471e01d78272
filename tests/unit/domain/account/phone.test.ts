import {
  localNumber,
  maskEmail,
  maskPhone,
  phoneCodeOf,
  phoneLink,
  sentNumber,
  typedCode,
  writtenNumber,
} from '@/domain/account/phone'
import { numbersOfLogin, readMobile, readPhone } from '@/domain/account/read-phone'

it.each([
  ['0912 345 678', '+84', '+84912345678'],
  ['912345678', '+84', '+84912345678'],
  ['00912345678', '+84', '+84912345678'],
  ['+84 912 345 678', '+1', '+84912345678'],
  ['202-555-0123', '+1', '+12025550123'],
  ['2025550123', '1', '+12025550123'],
  ['010-1234-5678', '+82', '+821012345678'],
  ['84912345678', '+84', '+84912345678'],
  ['084912345678', '+84', '+84912345678'],
  ['0084 912 345 678', '+84', '+84912345678'],
  ['(091) 234-5678', '+84', '+84912345678'],
  ['0849123456', '+84', '+84849123456'],
  ['821012345678', '+82', '+821012345678'],
  ['02838222222', '+84', '+842838222222'],
  ['0912345678999', '+84', undefined],
  ['8491234567', '+84', undefined],
  ['12', '+84', undefined],
  ['', '+84', undefined],
  ['abc', '+84', undefined],
  ['0000000000', '+84', undefined],
  ['0912345678', '+999', undefined],
])('reads %j under %s as %s (OTP-15)', (typed, code, e164) => {
  expect(readPhone(typed, code)?.phone_no_e164).toBe(e164)
})

it.each([
  ['0912345678', '+84', '+84912345678'],
  ['84912345678', '+84', '+84912345678'],
  ['0387654321', '+84', '+84387654321'],
  ['0559876543', '+84', '+84559876543'],
  ['0598765432', '+84', '+84598765432'],
  ['0701234567', '+84', '+84701234567'],
  ['0899123456', '+84', '+84899123456'],
  ['2025550123', '+1', '+12025550123'],
])('%s under %s can receive a code', (typed, code, e164) => {
  expect(readMobile(typed, code)?.phone_no_e164).toBe(e164)
})

it.each(['0123456789', '02838222222', '0512345678', '0612345678', '0712345678', '19001234', '18001234'])(
  'no code can reach %s (OTP-35)',
  (typed) => {
    expect(readMobile(typed)).toBeNull()
  },
)

it.each([
  ['01201234567', '701234567'],
  ['01261234567', '761234567'],
  ['01231234567', '831234567'],
  ['01291234567', '821234567'],
  ['01699998888', '399998888'],
  ['+841621234567', '321234567'],
  ['01861234567', '561234567'],
  ['01991234567', '591234567'],
])('reads %s, of before 2018, as it is today: %s', (typed, phone_no) => {
  expect(readMobile(typed)).toMatchObject({ phone_no, phone_no_e164: `+84${phone_no}` })
})

it.each([
  ['01699998888', ['+841699998888', '+84399998888']],
  ['(091) 234-5678', ['+84912345678']],
  ['minh_an', []],
])('looks for the login %s under %j', (login, numbers) => {
  expect(numbersOfLogin(login)).toEqual(numbers)
})

it.each([
  ['0912 345 678', '912345678'],
  ['+84 912-345-678', '+84912345678'],
  ['+1 (202) 555-0123', '+12025550123'],
])('sends %s as %s (OTP-14)', (typed, sent) => {
  expect(sentNumber(typed)).toBe(sent)
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
  expect(maskPhone({ phone_code: '+84', phone_no: '+84912345678' })).toBe('+84 *** *** 678')
  expect(maskPhone({ phone_code: '+84', phone_no: '+12025550123' })).toBe('+** *** *** 123')
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

it.each([
  ['+84 912 345 678', '+84'],
  [' +1 (212) 555-0123', '+1'],
  ['+', null],
  ['+999', null],
  ['84912345678', null],
  ['0912345678', null],
])('knows the country’s code that %j is typed with: %j', (typed, code) => {
  expect(typedCode(typed, ['+1', '+65', '+84'])).toBe(code)
})
