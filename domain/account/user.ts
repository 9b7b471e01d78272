import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { emailFormat, firstName, lastName, regUserName } from '../forms/fields'
import { texts } from '../forms/texts'
import { SHOP_TIME_ZONE } from '../constants'
import { addressSchema } from './address'

export const GENDERS = ['female', 'male'] as const
export type Gender = (typeof GENDERS)[number]

/** A gender on the wire: `Female` and `Male` of the specification are taken like `female` and `male`, which is what is stored and answered. */
export const gender = () =>
  mixed<Gender>()
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .oneOf(GENDERS, texts.choose)

/** Skin and hair types a member can name; the same words reviews are filtered by. */
export const SKIN_TYPES = ['Da dầu', 'Da hỗn hợp', 'Da khô', 'Da thường', 'Da nhạy cảm'] as const
export const HAIR_TYPES = ['Tóc thẳng', 'Tóc xoăn', 'Tóc khô xơ', 'Tóc nhuộm', 'Tóc mỏng', 'Tóc dầu'] as const

/** Gender derives from the salutation's id: 1 is Ms, anything else Mr (AUT-10). */
export const genderOfSalutation = (id: number): { gender: Gender; salute: 'Ms' | 'Mr' } =>
  id === 1 ? { gender: 'female', salute: 'Ms' } : { gender: 'male', salute: 'Mr' }

/** A member's own data: GET /user/me (ACC-04 to ACC-07). */
export const userSchema = object({
  id: number().required(),
  _id: string().required(),
  my_sql_id: number().required(),
  user_name: string().required(),
  first_name: string().nullable().default(null),
  last_name: string().nullable().default(null),
  name: string().required(),
  image: string().nullable().default(null),
  email: string().nullable().default(null),
  gender: mixed<Gender>().oneOf(GENDERS).nullable().default(null),
  /** 'YYYY-MM-DD', a day without a time zone */
  date_of_birth: string().nullable().default(null),
  locale: string().required(),
  phone_no: string().nullable().default(null),
  phone_no_e164: string().nullable().default(null),
  phone_code: string().nullable().default(null),
  country: object({ name: string().required() }).required(),
  address: array(addressSchema.required()).optional(),
  level: object({ current: object({ stage: string().required() }).required() }).required(),
  points: object({ count: number().required() }).required(),
  skin_types: array(string().required()).required(),
  hair_types: array(string().required()).required(),
  is_verified_email: boolean().required(),
  is_verified_phone: boolean().required(),
  coachmark_visited: boolean().required(),
  acquisition_source: string().nullable().default(null),
  is_fb: boolean().required(),
  /** false for members who came through a provider or a code and never chose a password */
  has_password: boolean().required(),
  /** whether the shop's news may be sent, by mail and by message */
  consents: object({ marketing_email: boolean().required(), marketing_sms: boolean().required() }).required(),
  beauty_created_at: string().required(),
})
export type User = InferType<typeof userSchema>

/** A member as everyone may see them: GET /profile. */
export const profileSchema = object({
  id: number().required(),
  _id: string().required(),
  user_name: string().required(),
  name: string().required(),
  image: string().nullable().default(null),
  level: object({ current: object({ stage: string().required() }).required() }).required(),
  skin_types: array(string().required()).required(),
  hair_types: array(string().required()).required(),
  is_expert_reviewer: boolean().required(),
  total_reviews: number().required(),
  total_likes: number().required(),
  beauty_created_at: string().required(),
})
export type Profile = InferType<typeof profileSchema>

/** Fields a third-party login needs before it counts as complete (AUT-12). */
export const isProfileComplete = (
  user: Pick<User, 'user_name' | 'first_name' | 'last_name' | 'email' | 'phone_no' | 'gender'>,
): boolean =>
  [user.user_name, user.first_name, user.last_name, user.email, user.phone_no, user.gender].every(Boolean)

/** Whether /complete-profile has nothing left to ask (RTE-45). */
export const hasContactProfile = (
  user: Pick<User, 'user_name' | 'first_name' | 'last_name' | 'email' | 'phone_no'>,
): boolean => [user.user_name, user.first_name, user.last_name, user.email, user.phone_no].every(Boolean)

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE }).format(new Date())

/** A day of birth 'YYYY-MM-DD': a real day from 1900 on, not after today in Vietnam. Empty means unknown. */
export const birthDate = () =>
  string()
    .transform((value: unknown) => (value === '' ? null : value))
    .max(10, texts.birthDate)
    .nullable()
    .test('date', texts.birthDate, (value) => !value || isDay(value))
    .test('past', texts.birthDateFuture, (value) => !value || !isDay(value) || value <= today())

function isDay(text: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Some of the known words, each once. */
const choices = (known: readonly string[]) =>
  array(
    string()
      .oneOf([...known], texts.choose)
      .required(),
  )
    .transform((value: unknown) => (Array.isArray(value) ? [...new Set(value)] : value))
    .max(known.length)
    .optional()

/**
 * Fields of PUT /users/{id}: only these, and only of the member's own account. Fields that are not sent stay as they are. The e-mail can
 * be changed here (it then waits for its proof); the phone number of record is changed by code alone, and can be named here only
 * while there is none. A picture is the address the upload answered.
 */
export const profileChangeSchema = object({
  user_name: regUserName().optional(),
  first_name: firstName().optional(),
  last_name: lastName().optional(),
  email: emailFormat().optional(),
  phone_no: string().max(30).optional(),
  phone_code: string().max(6).optional(),
  gender: gender().optional(),
  date_of_birth: birthDate().optional(),
  image: string()
    .nullable()
    .max(300)
    .matches(/^\/media\/uploads\/[\w/-]+\.jpg$/, texts.choose)
    .optional(),
  skin_types: choices(SKIN_TYPES),
  hair_types: choices(HAIR_TYPES),
  coachmark_visited: boolean().optional(),
  /** asked for where a verified e-mail changes */
  currentpassword: string().max(240).optional(),
})
export type ProfileChange = InferType<typeof profileChangeSchema>
