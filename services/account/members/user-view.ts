import { eq } from 'drizzle-orm'
import type { User } from '@/domain/account/user'
import { countryName } from '@/domain/account/countries'
import type { Database } from '../../database'
import { pointsOf, stagesOf } from '../../loyalty'
import { addressesOf } from '../addresses/addresses'
import { currentConsents } from './consents'
import { social_logins } from '../schema'
import type { UserRow } from './users'

/** A member's view of their own account (ACC-04 to ACC-07). */
export async function userView(db: Database, row: UserRow, withAddresses = false): Promise<User> {
  const [points, stages, consents, social, address] = await Promise.all([
    pointsOf(db, row.id),
    stagesOf(db, [row.id]),
    currentConsents(db, row.id),
    db
      .select({ provider: social_logins.provider })
      .from(social_logins)
      .where(eq(social_logins.user_id, row.id)),
    withAddresses ? addressesOf(db, row.id) : undefined,
  ])
  return {
    id: row.id,
    _id: row.public_id,
    my_sql_id: row.id,
    user_name: row.user_name,
    first_name: row.first_name,
    last_name: row.last_name,
    name: row.name,
    image: row.image,
    email: row.email,
    gender: row.gender,
    date_of_birth: row.date_of_birth,
    locale: row.locale,
    phone_no: row.phone_no,
    phone_no_e164: row.phone_no_e164,
    phone_code: row.phone_code,
    country: { name: countryName(row.country_code) },
    ...(address && { address }),
    level: { current: { stage: stages.get(row.id) ?? '' } },
    points: { count: points },
    skin_types: row.skin_types,
    hair_types: row.hair_types,
    is_verified_email: row.is_verified_email,
    is_verified_phone: row.is_verified_phone,
    coachmark_visited: row.coachmark_visited,
    acquisition_source: row.acquisition_source,
    is_fb: social.some(({ provider }) => provider === 'facebook'),
    has_password: row.password_hash !== null,
    consents,
    beauty_created_at: row.created_at.toISOString(),
  }
}
