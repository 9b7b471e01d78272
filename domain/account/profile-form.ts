import { type InferType, mixed, object } from 'yup'
import { texts } from '../forms/texts'
import { GENDERS, type Gender, type ProfileChange, profileChangeSchema, type User } from './user'

const FIELDS = [
  'last_name',
  'first_name',
  'user_name',
  'email',
  'date_of_birth',
  'skin_types',
  'hair_types',
  'image',
  'currentpassword',
] as const

/** A choice not made comes as null from the form. */
const gender = mixed<Gender>()
  .transform((value: unknown) => value ?? undefined)
  .oneOf(GENDERS, texts.choose)
  .optional()

/** The form of a member's own profile: the fields a member changes there; gender is optional. */
export const profileFormSchema = profileChangeSchema.pick([...FIELDS]).concat(object({ gender }))
export type ProfileForm = InferType<typeof profileFormSchema>

/** The form as it opens. */
export const profileFormOf = (user: User) => ({
  last_name: user.last_name ?? '',
  first_name: user.first_name ?? '',
  user_name: user.user_name,
  email: user.email ?? '',
  gender: user.gender ?? undefined,
  date_of_birth: user.date_of_birth ?? '',
  skin_types: user.skin_types,
  hair_types: user.hair_types,
  image: user.image,
  currentpassword: '',
})

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item) => other.includes(item))
    : (one ?? '') === (other ?? '')

/** Fields of a filled form that differ from the member as they are: only these are sent. */
export function profileChanges(user: User, form: ProfileForm): ProfileChange {
  const { gender, ...fields } = form
  const known = profileFormOf(user)
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, Reflect.get(known, name)))
  return { ...Object.fromEntries(changed), ...(gender !== undefined && gender !== user.gender && { gender }) }
}
