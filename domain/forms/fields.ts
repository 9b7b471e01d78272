import { ref, string, type StringSchema } from 'yup'
import {
  hasLetterOrDigit,
  isAlphaDashVi,
  isAlphaSpaceVi,
  isAlphaVi,
  isPersonName,
  isVisible,
  letterCount,
} from './letters'
import { ADDRESS_LABEL_LENGTH, EGIFT_MESSAGE_LENGTH, PASSWORD_LENGTH, USER_NAME_LENGTH } from './lengths'
import { texts } from './texts'

/**
 * The form catalogue (FRM-01 to FRM-29): one rule per field name, used by the form as one types and by the service that takes the answer.
 * Texts come trimmed and in composed form; an empty text is a missing one.
 */

/** Control characters are never typed, except line breaks and tabs. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** No field of one line needs more: every field has an end. */
const LONGEST = 200
const LONGEST_EMAIL = 254
const LONGEST_NAME = 80

const [LEAST_PASSWORD, MOST_PASSWORD] = PASSWORD_LENGTH

const text = (max = LONGEST) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .test('control', texts.wrongType, (value) => !value || !CONTROL.test(value))
    .max(max, texts.max)

const lowerCase = () =>
  text(LONGEST_EMAIL).transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))

/** A length as a reader counts it. */
const between = <S extends StringSchema>(
  schema: S,
  min: number,
  max: number,
  said: { min: (v: { min: number }) => string; max: (v: { max: number }) => string } = texts,
) =>
  schema
    .test('min', said.min({ min }), (value) => !value || letterCount(value) >= min)
    .test('max', said.max({ max }), (value) => !value || letterCount(value) <= max)

const unless = <S extends StringSchema>(
  schema: S,
  name: string,
  message: string,
  isRight: (t: string) => boolean,
) => schema.test(name, message, (value) => !value || isRight(value))

const isDigits = (value: string) => /^\d+$/.test(value)
/** Atoms joined by dots, before a host of labels: what a mail server takes, letters of all alphabets in the host alone. */
const EMAIL =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}][\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/iu
const isEmail = (value: string) => value.length <= LONGEST_EMAIL && EMAIL.test(value)

/** Title, addresses, province, district, subdistrict, city, country, dates, rate, feedback chat: anything but nothing. */
export const required = (max = LONGEST, missing: string = texts.missing) =>
  unless(text(max).required(missing), 'visible', missing, isVisible)

/** A place, a company: words with letters or digits in them, not signs alone. */
export const words = (max = LONGEST) =>
  unless(required(max), 'letters', texts.lettersMissing, hasLetterOrDigit)

/** E-mail that must be given. Compared without regard to case: it comes out in lower case. */
export const email = () =>
  unless(lowerCase().required(texts.emailRequired), 'email', texts.emailInvalid, isEmail)

/** E-mail of registration and quick sign-up: checked when given. */
export const emailFormat = () => unless(lowerCase(), 'email', texts.emailInvalid, isEmail)

const digits = <S extends StringSchema>(min: number, max: number, schema: S) =>
  unless(
    unless(
      unless(schema, 'digits', texts.phoneDigits, isDigits),
      'min',
      texts.phoneMin({ min }),
      (value) => value.length >= min,
    ),
    'max',
    texts.phoneMax({ max }),
    (value) => value.length <= max,
  )

/** What people, address books and browsers write between digits: spaces, dots, hyphens, brackets, marks of the writing's direction. */
const BETWEEN_DIGITS = /[\s().\-\u2010-\u2015\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]/g

const phoneText = () =>
  text().transform((value: unknown) =>
    typeof value === 'string' ? value.replace(BETWEEN_DIGITS, '') : value,
  )

/** Digits, or a '+' and digits: a number with its country's code, as browsers fill it in. */
const isDialled = (value: string) => /^\+?\d+$/.test(value)
const [LEAST_DIGITS, MOST_DIGITS] = [9, 13]
/** With the country's code, by ITU-T E.164. */
const MOST_DIGITS_WITH_CODE = 15

const dialled = <S extends StringSchema>(schema: S, short: string) =>
  unless(
    unless(
      unless(schema, 'digits', texts.phoneDigits, isDialled),
      'min',
      short,
      (value) => value.replace('+', '').length >= LEAST_DIGITS,
    ),
    'max',
    texts.phoneMax({ max: MOST_DIGITS }),
    (value) => value.length <= (value.startsWith('+') ? MOST_DIGITS_WITH_CODE + 1 : MOST_DIGITS),
  )

const tooShort = texts.phoneMin({ min: LEAST_DIGITS })

export const handphone = () => dialled(phoneText().required(texts.phoneRequired), tooShort)
/** The same where it may be left out. */
export const handphoneFormat = () => dialled(phoneText(), tooShort)
export const handphoneQuick = () => dialled(phoneText().required(texts.phoneRequired), texts.phoneInvalid)
/** @public */
export const hp = () => digits(10, 14, phoneText().required(texts.phoneRequired))
/** @public */
export const phone = () => digits(10, 15, phoneText().required(texts.phoneRequired))
/** @public */
export const recipientPhone = () => digits(10, 14, phoneText())

export const zipcode = () => unless(text(), 'zip', texts.zip, (value) => /^\d{5}$/.test(value))
/** @public */
export const zipcodeRequired = () => zipcode().required(texts.missing)

/** @public */
export const contact = () => unless(required(), 'letters', texts.lettersAndSpaces, isAlphaSpaceVi)

const userNameOf = <S extends StringSchema>(schema: S) =>
  unless(
    between(schema, ...USER_NAME_LENGTH, { min: texts.userNameMin, max: texts.userNameMax }),
    'user-name',
    texts.userNameLetters,
    (value) => isAlphaDashVi(value) && hasLetterOrDigit(value),
  )
/** User name of a new member. */
export const regUserName = () => userNameOf(text().required(texts.userNameRequired))
/** The same where it may be left out. */
export const regUserNameFormat = () => userNameOf(text())
/** A login: a user name, an e-mail or a phone number. */
export const userName = (missing: string = texts.userNameRequired) => text(LONGEST_EMAIL).required(missing)

/** A password is taken as typed: no trimming, and equal in either normal form. */
export const password = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value))
    .required(texts.passwordRequired)
    .test('min', texts.passwordMin({ min: LEAST_PASSWORD }), (value) => letterCount(value) >= LEAST_PASSWORD)
    .test('max', texts.passwordMax({ max: MOST_PASSWORD }), (value) => letterCount(value) <= MOST_PASSWORD)

/** A password that is there already: its length is no business of the form that asks for it. */
export const currentPassword = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value))
    .required(texts.passwordRequired)
    .max(LONGEST, texts.max)

/** The repeated password. */
export const passwordAgain = (field: string) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value))
    .required(texts.passwordRequired)
    .max(LONGEST, texts.max)
    .test('same', texts.passwordsDiffer, (value, { resolve }) => !value || value === resolve(ref(field)))

/** firstname and lastname of the catalogue: 3 to 32 letters. The shop's own forms use the kinder rule below (FRM-18, DEC-16). @public */
export const strictName = () => unless(between(required(), 3, 32), 'letters', texts.letters, isAlphaVi)
/** firstname_quick and lastname_quick. @public */
export const quickName = () => unless(between(required(), 3, 32), 'letters', texts.noDigits, isAlphaSpaceVi)

const personName = (missing: string) =>
  unless(between(text().required(missing), 1, 32), 'letters', texts.lettersAndSpaces, isPersonName)
export const firstName = () => personName(texts.firstNameRequired)
export const lastName = () => personName(texts.lastNameRequired)

export const addressLabel = () =>
  unless(between(required(), ...ADDRESS_LABEL_LENGTH), 'letters', texts.lettersAndSpaces, isAlphaSpaceVi)
/** sender_name and recipient_name. */
export const giverName = (missing?: string) =>
  unless(required(LONGEST_NAME, missing), 'letters', texts.lettersAndSpaces, isPersonName)
/** @public */
export const egiftMessage = () => between(required(1_000), 0, EGIFT_MESSAGE_LENGTH)

/** optional_with: needed only when the other field is empty. @public */
export const optionalWith = (field: string) =>
  text().when(field, ([other], schema) => (other ? schema : schema.required(texts.missing)))

/** Six digits, also when typed in groups. */
export const oneTimeCode = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value))
    .required(texts.codeDigits)
    .max(6, texts.codeDigits)
    .matches(/^\d{6}$/, texts.codeDigits)
