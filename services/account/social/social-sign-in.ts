import { and, eq, sql } from 'drizzle-orm'
import type { SocialLogin } from '@/domain/account/sign-in'
import { WITHOUT_EMAIL } from '@/domain/account/providers'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { acquisitionOf } from '../registration/acquisition'
import { isUnverifiedEmail } from '../members/unverified-emails'
import { fullName } from '../members/users'
import { recordReferral } from '../registration/referral'
import { social_logins, users } from '../schema'
import { freeUserName } from '../registration/user-names'
import { takeOverUnverifiedAccount } from './take-over-account'
import type { SocialProfile } from './social-profile'

/** How often a user name that was free may be taken in the moment of its use. */
const TRIES = 5

export type Acquisition = Omit<SocialLogin, 'access_token'>

interface Entered {
  userId: number
  isNew: boolean
  /** an account that existed before is opened by this provider from now on */
  isLinked: boolean
}

/** The member linked to this provider account by an earlier login. A deleted member is unknown again: their links are deleted. */
async function knownMember(tx: Database, { provider, subject }: SocialProfile): Promise<number | null> {
  const [known] = await tx
    .select({ id: social_logins.user_id })
    .from(social_logins)
    .where(and(eq(social_logins.provider, provider), eq(social_logins.subject, subject)))
  return known?.id ?? null
}

const link = (tx: Database, { provider, subject }: SocialProfile, userId: number) =>
  tx.insert(social_logins).values({ provider, subject, user_id: userId })

/** Links the member who has this e-mail, when the provider vouches for it. @throws EMAIL_REGISTERED when it does not, or the account was verified otherwise */
async function linkedByEmail(tx: Database, person: SocialProfile): Promise<number | null> {
  if (person.email === null) return null
  const [member] = await tx
    .select({
      id: users.id,
      is_verified_email: users.is_verified_email,
      is_verified_phone: users.is_verified_phone,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, person.email))
    .for('update')
  if (!member) return null
  // Nor does an address open an account whose number or other provider was verified while it was only written down.
  if (!person.is_email_verified || (await isUnverifiedEmail(tx, member)))
    throw domainError('EMAIL_REGISTERED', 'Email already registered.')
  if (!member.is_verified_email) await takeOverUnverifiedAccount(tx, member.id)
  await link(tx, person, member.id)
  return member.id
}

/** A new member; null when user name or e-mail were taken in this moment. */
async function insertMember(
  tx: Database,
  { email, is_email_verified, first_name, last_name }: SocialProfile,
  acquisition: Acquisition,
): Promise<number | null> {
  const name = fullName(first_name, last_name)
  const user_name = await freeUserName(tx, name)
  const [row] = await tx
    .insert(users)
    .values({
      user_name,
      name: name || user_name,
      first_name,
      last_name,
      email,
      is_verified_email: is_email_verified,
      skin_types: [],
      hair_types: [],
      acquisition_source: acquisition.acquisition_source ?? null,
      acquisition: acquisitionOf(acquisition),
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return row?.id ?? null
}

/**
 * The member a verified person is: by an earlier login, by a verified e-mail, or a new one (AUT-05, AUT-12).
 * To be run in one transaction; logins of the same person wait for each other, so that the first makes the member and the others find it.
 * @throws 'EMPTY EMAIL!' (400), EMAIL_REGISTERED (409)
 */
export async function socialLogin(
  tx: Database,
  person: SocialProfile,
  acquisition: Acquisition,
): Promise<Entered> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`social ${person.provider} ${person.subject}`}, 0))`,
  )
  const known = await knownMember(tx, person)
  if (known !== null) return { userId: known, isNew: false, isLinked: false }
  if (person.email === null && !WITHOUT_EMAIL.includes(person.provider))
    throw domainError('EMPTY EMAIL!', 'EMPTY EMAIL!')
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const linked = await linkedByEmail(tx, person)
    if (linked !== null) return { userId: linked, isNew: false, isLinked: true }
    const created = await insertMember(tx, person, acquisition)
    if (created === null) continue
    await link(tx, person, created)
    if (acquisition.referral_code) await recordReferral(tx, created, acquisition.referral_code)
    return { userId: created, isNew: true, isLinked: false }
  }
  throw domainError('USERNAME_REGISTERED', 'no free user name')
}
