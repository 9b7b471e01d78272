import type { Provider } from '@/domain/account/providers'
import { emailFormat } from '@/domain/forms/fields'
import { nameWords } from '@/domain/forms/letters'

/** A person as a provider knows them. Names come fit for the shop's own rules, or null. */
export interface SocialProfile {
  provider: Provider
  /** the provider's id of the person */
  subject: string
  email: string | null
  /** whether the provider says that the address is the person's own */
  is_email_verified: boolean
  first_name: string | null
  last_name: string | null
  name: string | null
  picture: string | null
}

/** One provider: whether the shop has an app there, and the profile a token belongs to. */
export interface Adapter {
  isOn(): boolean
  /** @throws INVALID_TOKEN when the token is not one of the shop's app, PROVIDER_FAILED when the provider does not say */
  personOf(accessToken: string): Promise<SocialProfile>
}

/** The fields providers give of a person, under one set of names. */
interface ProviderFields {
  provider: Provider
  subject: string
  email?: string | null | undefined
  isEmailVerified?: boolean
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  name?: string | null | undefined
  picture?: string | null | undefined
}

const MAX_NAME = 32

/** Words of a name as first_name and last_name take them: letters alone. */
const wordsOf = (text: string | null | undefined): string[] => nameWords(text ?? '')

/** At most 32 letters; null when there are none. */
const joined = (words: readonly string[]): string | null =>
  Array.from(words.join(' ')).slice(0, MAX_NAME).join('').trim() || null

/** First and last name as the provider gives them, or its one name split: in Vietnamese order the given name is the last word. */
function namesOf({ firstName, lastName, name }: ProviderFields) {
  const given = wordsOf(firstName)
  const family = wordsOf(lastName)
  if (given.length > 0 && family.length > 0) return { first_name: joined(given), last_name: joined(family) }
  const words = name ? wordsOf(name) : [...family, ...given]
  return { first_name: joined(words.slice(-1)), last_name: joined(words.slice(0, -1)) }
}

function asEmail(text: string | null | undefined): string | null {
  const address = emailFormat().cast(text ?? '') ?? ''
  return address !== '' && emailFormat().isValidSync(address) ? address : null
}

/** Brings a provider's profile into the shop's form. */
export function socialProfileFrom(profile: ProviderFields): SocialProfile {
  const email = asEmail(profile.email)
  return {
    provider: profile.provider,
    subject: profile.subject,
    email,
    is_email_verified: email !== null && profile.isEmailVerified === true,
    ...namesOf(profile),
    name: profile.name?.normalize('NFC').trim() ?? null,
    picture: profile.picture ?? null,
  }
}
