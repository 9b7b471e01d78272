import { object, type Schema } from 'yup'
import {
  addressLabel,
  contact,
  egiftMessage,
  email,
  emailFormat,
  firstName,
  giverName,
  handphone,
  handphoneQuick,
  hp,
  lastName,
  oneTimeCode,
  optionalWith,
  password,
  passwordAgain,
  phone,
  quickName,
  recipientPhone,
  regUserName,
  required,
  strictName,
  userName,
  words,
  zipcode,
  zipcodeRequired,
} from '@/domain/forms/fields'
import { isAlphaDashVi, isAlphaSpaceVi, isAlphaVi, letterCount } from '@/domain/forms/letters'
import { texts } from '@/domain/forms/texts'

/** What a field says of what was typed; null when it is right. */
function said(schema: Schema, typed: unknown): string | null {
  try {
    object({ field: schema }).validateSync({ field: typed }, { abortEarly: false })
    return null
  } catch (error) {
    return (error as { errors: string[] }).errors[0] ?? 'refused without a word'
  }
}

const nfd = (text: string) => text.normalize('NFD')
const x = (count: number) => 'x'.repeat(count)
const nines = (count: number) => '9'.repeat(count)

it('says what the specification has it say (FRM-02, FRM-03, FRM-04)', () => {
  expect([said(required(), ''), said(email(), ''), said(email(), 'an@')]).toEqual([
    'Dữ liệu chưa được điền',
    'Email không được để trống',
    'Email không chính xác',
  ])
})

describe.each<[field: string, schema: Schema, rows: [typed: unknown, message: string | null][]]>([
  [
    'title, addresses, province, city, dates, rate, feedback (FRM-02)',
    required(),
    [
      ['', texts.missing],
      ['   ', texts.missing],
      [undefined, texts.missing],
      ['12 Nguyễn Huệ', null],
    ],
  ],
  [
    'email (FRM-03, FRM-04)',
    email(),
    [
      ['', texts.emailRequired],
      ['an', texts.emailInvalid],
      ['an@', texts.emailInvalid],
      ['an@nang', texts.emailInvalid],
      ['an @nang.vn', texts.emailInvalid],
      ['an@nang.vn@x.vn', texts.emailInvalid],
      [`an@${x(250)}.vn`, texts.max({ max: 254 })],
      [`${x(65)}@nang.vn`, texts.emailInvalid],
      ['an@nang.vn', null],
      [' An.Nguyen+beauty@Nang.VN ', null],
    ],
  ],
  [
    'email_reg and email_quick (FRM-05, FRM-29)',
    emailFormat(),
    [
      ['', null],
      ['an@', texts.emailInvalid],
      ['an@nang.vn', null],
    ],
  ],
  [
    'handphone (FRM-06)',
    handphone(),
    [
      ['', texts.phoneRequired],
      ['09x2345678', texts.phoneDigits],
      [nines(8), texts.phoneMin({ min: 9 })],
      [nines(9), null],
      ['0912 345.678', null],
      ['(091) 234-5678', null],
      ['+84 912 345 678', null],
      ['\u202d+84\u00a0912\u2011345\u2011678\u202c', null],
      ['+84 91', texts.phoneMin({ min: 9 })],
      ['84+912345678', texts.phoneDigits],
      [`+${nines(15)}`, null],
      [`+${nines(16)}`, texts.phoneMax({ max: 13 })],
      [nines(13), null],
      [nines(14), texts.phoneMax({ max: 13 })],
    ],
  ],
  [
    'handphone_quick (FRM-07, FRM-29)',
    handphoneQuick(),
    [
      ['', texts.phoneRequired],
      [nines(8), texts.phoneInvalid],
      ['+84912345678', null],
      [nines(13), null],
      [nines(14), texts.phoneMax({ max: 13 })],
    ],
  ],
  [
    'hp (FRM-08)',
    hp(),
    [
      ['', texts.phoneRequired],
      ['abc', texts.phoneDigits],
      [nines(9), texts.phoneMin({ min: 10 })],
      [nines(14), null],
      [nines(15), texts.phoneMax({ max: 14 })],
    ],
  ],
  [
    'phone (FRM-09)',
    phone(),
    [
      ['', texts.phoneRequired],
      ['+849', texts.phoneDigits],
      [nines(9), texts.phoneMin({ min: 10 })],
      [nines(10), null],
    ],
  ],
  [
    'recipient_phone_no (FRM-10)',
    recipientPhone(),
    [
      ['', null],
      [undefined, null],
      [nines(9), texts.phoneMin({ min: 10 })],
      [nines(14), null],
      [nines(15), texts.phoneMax({ max: 14 })],
    ],
  ],
  [
    'zipcode and kode_pos (FRM-11, DEC-06)',
    zipcodeRequired(),
    [
      ['', texts.missing],
      ['7000', texts.zip],
      ['700000', texts.zip],
      ['7000a', texts.zip],
      ['70000', null],
    ],
  ],
  [
    'zipcode where a postcode is not needed (FRM-11)',
    zipcode(),
    [
      ['', null],
      ['7000', texts.zip],
    ],
  ],
  [
    'contact (FRM-12)',
    contact(),
    [
      ['', texts.missing],
      ['Nguyễn Thị An', null],
      [nfd('Nguyễn Thị An'), null],
      ['An 2', texts.lettersAndSpaces],
    ],
  ],
  [
    'regusername (FRM-13, FRM-14)',
    regUserName(),
    [
      ['', texts.userNameRequired],
      ['abc', texts.userNameMin({ min: 4 })],
      ['abcd', null],
      ['an_nguyen-95', null],
      ['Đặng_Ân', null],
      ['an nguyen', texts.userNameLetters],
      ['an.nguyen', texts.userNameLetters],
      [x(16), null],
      [x(17), 'Tên đăng nhập tối đa 16 ký tự'],
      [nfd('ắắắắắắắắắắắắắắắắ'), null],
    ],
  ],
  [
    'username (FRM-15)',
    userName(),
    [
      ['', texts.userNameRequired],
      ['a', null],
    ],
  ],
  [
    'password (FRM-16)',
    password(),
    [
      ['', texts.passwordRequired],
      ['12345', texts.passwordMin({ min: 6 })],
      ['123456', null],
      ['      ', null],
      [x(60), null],
      [x(61), texts.passwordMax({ max: 60 })],
    ],
  ],
  [
    'firstname and lastname (FRM-18)',
    strictName(),
    [
      ['', texts.missing],
      ['An', texts.min({ min: 3 })],
      ['Ánh', null],
      ['Thị Minh', texts.letters],
      [x(32), null],
      [x(33), texts.max({ max: 32 })],
    ],
  ],
  [
    'firstname_quick and lastname_quick (FRM-19, FRM-29)',
    quickName(),
    [
      ['An', texts.min({ min: 3 })],
      ['An9', texts.noDigits],
      ['An!', texts.noDigits],
      ['Thị Minh', null],
    ],
  ],
  [
    'first_name (FRM-20, DEC-16)',
    firstName(),
    [
      ['', texts.firstNameRequired],
      ['A', null],
      ['An', null],
      ['Thị Minh', null],
      ['Ân 2', texts.lettersAndSpaces],
      [x(32), null],
      [x(33), texts.max({ max: 32 })],
    ],
  ],
  [
    'last_name (FRM-20, DEC-16)',
    lastName(),
    [
      ['', texts.lastNameRequired],
      ['Lê', null],
      ['Lê 2', texts.lettersAndSpaces],
      [x(32), null],
      [x(33), texts.max({ max: 32 })],
    ],
  ],
  [
    'label_shipping (FRM-21)',
    addressLabel(),
    [
      ['', texts.missing],
      ['Nhà', texts.min({ min: 4 })],
      ['Nhà riêng', null],
      ['Nhà 2', texts.lettersAndSpaces],
      [x(17), texts.max({ max: 16 })],
    ],
  ],
  [
    'sender_name and recipient_name (FRM-22)',
    giverName(),
    [
      ['', texts.missing],
      ['Nguyễn Minh An', null],
      ['An & Bình', texts.lettersAndSpaces],
    ],
  ],
  [
    'egift_message (FRM-23)',
    egiftMessage(),
    [
      ['', texts.missing],
      [x(140), null],
      [x(141), texts.max({ max: 140 })],
    ],
  ],
  [
    'a name in which nothing is to be read',
    giverName(),
    [
      ['\u0301\u0323', texts.missing],
      ['\u200B\u200D', texts.missing],
      ['\u3164', texts.missing],
      ['An \u0301', texts.lettersAndSpaces],
      ['An \u3164', texts.lettersAndSpaces],
      ['.-!', texts.lettersAndSpaces],
      [x(80), null],
      [x(81), texts.max({ max: 80 })],
      ['राम 李小龙 Ünal', null],
    ],
  ],
  [
    'a first name in which nothing is to be read',
    firstName(),
    [
      ['\u0301\u0301', texts.lettersAndSpaces],
      ['\u1160', texts.lettersAndSpaces],
    ],
  ],
  ['a user name of signs alone', regUserName(), [['----', texts.userNameLetters]]],
  [
    'a street or a company',
    words(),
    [
      ['\u200B', texts.missing],
      ['...', texts.lettersMissing],
      ['12', null],
      [`Ngõ 5 ${x(194)}`, null],
      [`Ngõ 5 ${x(195)}`, texts.max({ max: 200 })],
    ],
  ],
  [
    'one-time code',
    oneTimeCode(),
    [
      ['', texts.codeDigits],
      ['12345', texts.codeDigits],
      ['1234567', texts.codeDigits],
      ['12345a', texts.codeDigits],
      ['123 456', null],
    ],
  ],
])('%s', (_name, schema, rows) => {
  it.each(rows)('of %j says %j', (typed, message) => expect(said(schema, typed)).toBe(message))
})

describe.each(['repassword', 'regpassword', 'confirmnewpassword'])('%s (FRM-17)', (name) => {
  const schema = object({ password: password(), [name]: passwordAgain('password') })
  it.each([
    ['bimat123', '', texts.passwordRequired],
    ['bimat123', 'bimat12', texts.passwordsDiffer],
    ['bimat123', 'Bimat123', texts.passwordsDiffer],
    ['mậtkhẩu', nfd('mậtkhẩu'), null],
  ])('%j and %j: %j', (first, again, message) => {
    const check = () => schema.validateSync({ password: first, [name]: again })
    if (message === null) expect(check).not.toThrow()
    else expect(check).toThrow(message)
  })
})

it('optional_with: needed only while the other field is empty (FRM-28)', () => {
  const schema = object({ phone: recipientPhone(), email: optionalWith('phone') })
  expect(() => schema.validateSync({ phone: '', email: '' })).toThrow(texts.missing)
  expect(() => schema.validateSync({ phone: '0912345678', email: '' })).not.toThrow()
  expect(() => schema.validateSync({ phone: '', email: 'an@nang.vn' })).not.toThrow()
})

it('takes texts composed and trimmed, addresses of mail in lower case, passwords as typed', () => {
  const form = object({ name: firstName(), email: email(), phone: handphone(), password: password() })
  expect(
    form.validateSync({
      name: `  ${nfd('Ánh')} `,
      email: ' An@Nang.VN ',
      phone: '0912 345-678',
      password: ' bí mật ',
    }),
  ).toEqual({ name: 'Ánh', email: 'an@nang.vn', phone: '0912345678', password: ' bí mật ' })
})

const VOWELS = 'aăâeêioôơuưyAĂÂEÊIOÔƠUƯY'
const TONES = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
const LETTERS =
  Array.from(VOWELS)
    .flatMap((vowel) => TONES.map((tone) => vowel + tone))
    .join('') + 'bcdđĐ'

// FRM-27
it.each([
  ['alpha_vi (FRM-24)', isAlphaVi, [LETTERS], ['a b', 'a1', 'a_', '', 'а', 'ß']],
  ['alpha_space_vi (FRM-25)', isAlphaSpaceVi, [`${LETTERS} ${LETTERS}`], ['a1', 'a-b', '']],
  ['alpha_dash_vi (FRM-26)', isAlphaDashVi, [`${LETTERS}_-09`], ['a b', 'a.b', '']],
] as const)('%s knows every Vietnamese letter in either normal form', (_name, rule, right, wrong) => {
  for (const text of right) {
    expect(rule(text.normalize('NFC'))).toBe(true)
    expect(rule(nfd(text))).toBe(true)
  }
  for (const text of wrong) expect(rule(text)).toBe(false)
})

it('counts letters as a reader does', () => {
  expect(letterCount(nfd('Nguyễn'))).toBe(6)
})
