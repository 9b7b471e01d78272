import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { AGREEMENT_SOURCES } from '@/domain/account/agreements/agreements'

export const account = pgSchema('account')

interface SignUpAnswers {
  first_name: string
  last_name: string
  email: string | null
  referral_code: string | null
  source: string | null
  acquisition: Record<string, string>
}

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Members of the shop. A removed one keeps its row, emptied of everything personal: its reviews and orders stay countable. */
export const users = account.table(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** what strangers may know a member by: links in mails, `_id` on the wire (ACC-04) */
    public_id: uuid('public_id').notNull().defaultRandom().unique(),
    user_name: text('user_name').notNull(),
    name: text('name').notNull(),
    first_name: text('first_name'),
    last_name: text('last_name'),
    image: text('image'),
    gender: text('gender', { enum: ['female', 'male'] }),
    date_of_birth: date('date_of_birth'),
    locale: text('locale').notNull().default('vi'),
    email: text('email'),
    is_verified_email: boolean('is_verified_email').notNull().default(false),
    /** national number without the leading 0 */
    phone_no: text('phone_no'),
    phone_code: text('phone_code'),
    phone_no_e164: text('phone_no_e164'),
    is_verified_phone: boolean('is_verified_phone').notNull().default(false),
    country_code: text('country_code').notNull().default('VN'),
    skin_types: text('skin_types').array().notNull(),
    hair_types: text('hair_types').array().notNull(),
    is_expert_reviewer: boolean('is_expert_reviewer').notNull().default(false),
    coachmark_visited: boolean('coachmark_visited').notNull().default(false),
    /** made by a store's staff from a number; the member has yet to finish it */
    is_from_store: boolean('is_from_store').notNull().default(false),
    /** argon2id; null for members who only ever came through a provider or a code */
    password_hash: text('password_hash'),
    failed_logins: smallint('failed_logins').notNull().default(0),
    locked_until: instant('locked_until'),
    acquisition_source: text('acquisition_source'),
    /** where the sign-up came from: campaign, utm and affiliate fields as sent */
    acquisition: jsonb('acquisition').$type<Record<string, string>>().notNull().default({}),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    removed_at: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('users_user_name_key').on(sql`account.fold(${table.user_name})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    // A number belongs to the member who verified it; until then several may claim it.
    uniqueIndex('users_verified_phone_key')
      .on(table.phone_no_e164)
      .where(sql`${table.is_verified_phone}`),
    index('users_phone_idx').on(table.phone_no_e164),
    // Whether a picture is still shown is looked up before it is deleted.
    index('users_image_idx')
      .on(table.image)
      .where(sql`${table.image} IS NOT NULL`),
  ],
)

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Sessions. The token itself is known to its holder alone. */
export const sessions = account.table(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: userId(),
    token_hash: text('token_hash').notNull().unique(),
    /** sessions on several hosts of the shop that began with one login: they end together */
    group_id: uuid('group_id').notNull(),
    device_id: text('device_id'),
    created_at: instant('created_at').notNull().defaultNow(),
    last_seen_at: instant('last_seen_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.user_id), index('sessions_group_idx').on(table.group_id)],
)

/** Devices that members used, kept beyond the sessions on them: two members of one device may be one person. */
export const member_devices = account.table(
  'member_devices',
  {
    user_id: userId(),
    device_id: text('device_id').notNull(),
    first_seen_at: instant('first_seen_at').notNull().defaultNow(),
    last_seen_at: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.device_id] }),
    index('member_devices_last_seen_idx').on(table.last_seen_at),
  ],
)

/** Tickets that carry a session to another host of the shop: used once, within a minute. */
export const sso_tickets = account.table('sso_tickets', {
  ticket_hash: text('ticket_hash').primaryKey(),
  session_id: uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** origin of the host it was made for */
  audience: text('audience').notNull(),
  expires_at: instant('expires_at').notNull(),
})

/** Accounts at other providers that sign a member in. */
export const social_logins = account.table(
  'social_logins',
  {
    provider: text('provider').notNull(),
    /** the provider's id of the person */
    subject: text('subject').notNull(),
    user_id: userId(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_logins_user_idx').on(table.user_id),
  ],
)

/** One-time codes and reset links: hashed, short-lived, used once. */
export const one_time_codes = account.table(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    scope: text('scope').notNull(),
    /** E.164 number, lower-case address, or a member's public id for a reset link */
    target: text('target').notNull(),
    code_hash: text('code_hash').notNull(),
    method: text('method').notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** the visitor who requested it */
    device_id: text('device_id'),
    attempts: smallint('attempts').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index('one_time_codes_target_idx').on(table.target, table.scope, table.created_at)],
)

/** Answers given at quick sign-up, until their number is verified. Only the visitor who gave them can go on with them. */
export const sign_up_drafts = account.table(
  'sign_up_drafts',
  {
    phone_no_e164: text('phone_no_e164').notNull(),
    device_id: text('device_id').notNull(),
    answers: jsonb('answers').$type<SignUpAnswers>().notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone_no_e164, table.device_id] })],
)

/** How many codes went to a number or address on a day of the shop's time zone. */
export const code_quotas = account.table(
  'code_quotas',
  {
    target: text('target').notNull(),
    day: date('day').notNull(),
    count: smallint('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.target, table.day] })],
)

/** Delivery addresses. Provinces and wards as after the reform of 2025; a district is kept when one is given. */
export const addresses = account.table(
  'addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: userId(),
    label: text('label').notNull(),
    recipient_name: text('recipient_name').notNull(),
    phone_code: text('phone_code').notNull(),
    phone_no: text('phone_no').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2'),
    province_code: text('province_code').notNull(),
    province: text('province').notNull(),
    ward_code: text('ward_code').notNull(),
    ward: text('ward').notNull(),
    district: text('district'),
    zipcode: text('zipcode'),
    country: text('country').notNull().default('Việt Nam'),
    is_default: boolean('is_default').notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('addresses_user_idx').on(table.user_id, table.created_at),
    uniqueIndex('addresses_one_default_key')
      .on(table.user_id)
      .where(sql`${table.is_default}`),
  ],
)

/** Switches of the shop (GET /feature-toggles, OTP-11). */
export const feature_toggles = account.table('feature_toggles', {
  feature_name: text('feature_name').primaryKey(),
  is_on: boolean('is_on').notNull(),
})

/** Invitations a member shared, as a link or a picture. */
export const referral_shares = account.table('referral_shares', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  user_id: userId(),
  kind: text('kind', { enum: ['link', 'image'] }).notNull(),
  link: text('link').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})

/** Consents given and withdrawn, one row each time: the last one of a purpose holds. */
export const consents = account.table(
  'consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: userId(),
    purpose: text('purpose').notNull(),
    is_granted: boolean('is_granted').notNull(),
    /** the screen where it was given */
    source: text('source').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('consents_user_idx').on(table.user_id, table.purpose, table.id)],
)

/** Keyed digests of the logins of deleted members, so that a sign-in can say the account is deleted. */
export const removed_logins = account.table('removed_logins', {
  digest: text('digest').primaryKey(),
  password_hash: text('password_hash').notNull(),
  removed_at: instant('removed_at').notNull().defaultNow(),
})

/** Security events: sign-ins, codes, changes. No names, numbers or addresses: the network address is a keyed digest. */
export const security_events = account.table(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event: text('event').notNull(),
    user_id: integer('user_id'),
    network: text('network'),
    detail: text('detail'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('security_events_user_idx').on(table.user_id, table.created_at)],
)

/**
 * Versions of the shop's documents that were agreed to: by a member once a version, and with each order, whose row stays without the
 * member when that one leaves.
 */
export const agreements = account.table(
  'agreements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** of the order that was placed with it; null for the member's own agreement */
    order_id: uuid('order_id'),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    source: text('source', { enum: AGREEMENT_SOURCES }).notNull(),
    accepted_at: instant('accepted_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('agreements_member_key')
      .on(table.user_id, table.slug, table.version)
      .where(sql`${table.order_id} IS NULL`),
    uniqueIndex('agreements_order_key')
      .on(table.order_id, table.slug)
      .where(sql`${table.order_id} IS NOT NULL`),
    index('agreements_user_idx').on(table.user_id, table.accepted_at),
    check('agreements_has_owner', sql`${table.user_id} IS NOT NULL OR ${table.order_id} IS NOT NULL`),
  ],
)
