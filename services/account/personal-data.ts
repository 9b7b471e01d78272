import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../database'
import { pointEntriesOf, pointsOf } from '../loyalty'
import { mailChoicesOf } from '../message'
import { copiesOf, type PersonalDataProviders } from '../personal-data'
import { allReviewsOf } from '../review'
import { addressesOf } from './addresses/addresses'
import { agreementHistory } from './members/agreements'
import { consents, referral_shares, security_events, sessions, social_logins } from './schema'
import { devicesOf } from './sign-in/devices'
import { memberById } from './members/users'

/**
 * A copy of everything the shop keeps about a member, for the member alone (GET /user/me/export). No hash, no token, nothing of
 * other people.
 */
export async function personalDataOf(db: Database, userId: number, others: PersonalDataProviders) {
  const member = await memberById(db, userId)
  const [
    addresses,
    consentHistory,
    providers,
    open,
    devices,
    events,
    reviews,
    points,
    entries,
    shares,
    agreed,
  ] = await Promise.all([
    addressesOf(db, userId),
    db
      .select({
        purpose: consents.purpose,
        is_granted: consents.is_granted,
        source: consents.source,
        created_at: consents.created_at,
      })
      .from(consents)
      .where(eq(consents.user_id, userId))
      .orderBy(asc(consents.id)),
    db
      .select({ provider: social_logins.provider, since: social_logins.created_at })
      .from(social_logins)
      .where(eq(social_logins.user_id, userId)),
    db
      .select({
        created_at: sessions.created_at,
        last_seen_at: sessions.last_seen_at,
        expires_at: sessions.expires_at,
      })
      .from(sessions)
      .where(eq(sessions.user_id, userId))
      .orderBy(desc(sessions.created_at)),
    devicesOf(db, userId),
    db
      .select({ event: security_events.event, created_at: security_events.created_at })
      .from(security_events)
      .where(eq(security_events.user_id, userId))
      .orderBy(desc(security_events.created_at)),
    allReviewsOf(db, userId),
    pointsOf(db, userId),
    pointEntriesOf(db, userId),
    db
      .select({
        kind: referral_shares.kind,
        link: referral_shares.link,
        created_at: referral_shares.created_at,
      })
      .from(referral_shares)
      .where(eq(referral_shares.user_id, userId))
      .orderBy(asc(referral_shares.id)),
    agreementHistory(db, userId),
  ])
  const {
    public_id,
    password_hash,
    failed_logins: _failed,
    locked_until: _locked,
    removed_at: _removed,
    ...profile
  } = member
  return {
    exported_at: new Date(),
    profile: { ...profile, _id: public_id },
    addresses,
    consents: consentHistory,
    agreements: agreed,
    mails: member.email === null || !member.is_verified_email ? null : await mailChoicesOf(db, member.email),
    sign_in: { has_password: password_hash !== null, providers, sessions: open, devices, events },
    reviews,
    points: { balance: points, entries },
    referral_shares: shares,
    ...(await copiesOf(others, db, userId)),
  }
}
