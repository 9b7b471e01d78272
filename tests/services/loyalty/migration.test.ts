import { readFileSync } from 'node:fs'
import type { PoolClient } from 'pg'
import { database, databasePool, transaction } from '@/services/database'
import { grantPoints, pointsOf, returnPoints, spendPoints } from '@/services/loyalty'
import { useDatabase } from '../database'
import { brokenBooks } from './books'

useDatabase()

const MIGRATION = 'services/database/migrations/0023_points_ledger.sql'
const FIRST_OF_DATA = '-- Every entry becomes a movement'

/** The tables as they were before the ledger. */
const BEFORE = `
  CREATE TABLE loyalty.point_entries (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, user_id integer NOT NULL,
    points integer NOT NULL, reason text NOT NULL, reference text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
  CREATE UNIQUE INDEX point_entries_once_key ON loyalty.point_entries (reason, reference, sign(points));
  CREATE TABLE account.referrals (user_id integer PRIMARY KEY, referrer_id integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), rewarded_at timestamptz);
  TRUNCATE loyalty.lot_uses, loyalty.lots, loyalty.postings, loyalty.transactions, loyalty.balances, loyalty.referrals`

/** Runs the migration's statements about data with entries that `fill` writes. The triggers came after it. */
async function migrateEntries(fill: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const text = readFileSync(MIGRATION, 'utf8')
  const client = await databasePool().connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    await client.query(BEFORE)
    await fill(client)
    for (const statement of text.slice(text.indexOf(FIRST_OF_DATA)).split('--> statement-breakpoint'))
      await client.query(statement)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

type Entry = [user: number, points: number, reason: string, reference: string, daysAgo?: number]

const write = (entries: readonly Entry[]) => async (client: PoolClient) => {
  for (const [user, points, reason, reference, days = 0] of entries)
    await client.query(
      `INSERT INTO loyalty.point_entries (user_id, points, reason, reference, created_at)
       VALUES ($1, $2, $3, $4, now() - make_interval(days => $5))`,
      [user, points, reason, reference, days],
    )
}

const lotsOf = async (user: number) =>
  (
    await databasePool().query<{ reason: string; points: number; remaining: number }>(
      `SELECT reason, points, remaining FROM loyalty.lots JOIN loyalty.transactions ON id = transaction_id
       WHERE lots.user_id = $1 ORDER BY id`,
      [user],
    )
  ).rows.map(({ reason, points, remaining }) => `${reason} ${remaining}/${points}`)

it('moves entries of every kind into the ledger, and nothing is lost', async () => {
  await migrateEntries(
    write([
      [1, 40, 'order-earned', 'order-a', 700],
      [1, 20, 'review', '7', 300],
      [1, 10, 'review-photos', '7', 300],
      [1, -30, 'order-spent', 'order-b', 200],
      [1, 30, 'order-returned', 'order-b', 199],
      [1, -45, 'order-spent', 'order-c', 100],
      [1, -10, 'review-photos-taken-back', '7/1', 90],
      [1, 50, 'referral', 'digest', 10],
      [2, 5, 'gift', 'of before', 50],
      [2, -5, 'gift', 'of before', 40],
      [3, 4, 'order-earned', 'order-d', 30],
      [3, -4, 'order-spent', 'order-e', 20],
      [3, -4, 'order-revoked', 'order-d', 10],
    ]),
  )
  expect(await brokenBooks()).toEqual([])
  const balances = await Promise.all([1, 2, 3].map((user) => pointsOf(database(), user)))
  expect(balances).toEqual([65, 0, -4])
  expect(await lotsOf(1)).toEqual([
    'order-earned 0/40',
    'review 5/20',
    'review-photos 10/10',
    'referral 50/50',
  ])
  expect(await lotsOf(2)).toEqual(['opening 0/5'])
  const { rows } = await databasePool().query(
    `SELECT reason, note FROM loyalty.transactions WHERE user_id = 2 ORDER BY id`,
  )
  expect(rows).toEqual([
    { reason: 'opening', note: 'gift of before' },
    { reason: 'opening', note: 'gift of before' },
  ])
})

it('gives points of before the ledger three months at least, and the rest a year', async () => {
  const { rows } = await databasePool().query<{ reference: string; is_kept: boolean; is_year: boolean }>(
    `SELECT reference, expires_at > now() + interval '3 months' - interval '1 second' AS is_kept,
       expires_at > now() + interval '11 months' AS is_year
     FROM loyalty.lots JOIN loyalty.transactions ON id = transaction_id WHERE reference IN ('order-a', 'digest') ORDER BY 1 DESC`,
  )
  expect(rows).toEqual([
    { reference: 'order-a', is_kept: true, is_year: false },
    { reference: 'digest', is_kept: true, is_year: true },
  ])
})

it('goes on where the entries ended', async () => {
  const move = (work: Parameters<typeof transaction>[0]) => transaction(work)
  await move((tx) => spendPoints(tx, { userId: 1, points: 60, reference: 'order-f' }))
  await move((tx) => returnPoints(tx, { userId: 1, reference: 'order-c' }))
  // Known of before: neither granted nor given back again.
  await move((tx) => returnPoints(tx, { userId: 1, reference: 'order-b' }))
  await move((tx) => grantPoints(tx, { userId: 1, points: 20, reason: 'review', reference: '7' }))
  await move((tx) => grantPoints(tx, { userId: 3, points: 10, reason: 'gesture', reference: 'sorry' }))
  expect(await Promise.all([1, 3].map((user) => pointsOf(database(), user)))).toEqual([50, 6])
  expect(await brokenBooks()).toEqual([])
})

it('moves a hundred thousand entries in seconds', async () => {
  const begun = Date.now()
  await migrateEntries((client) =>
    client.query(
      `INSERT INTO loyalty.point_entries (user_id, points, reason, reference)
       SELECT n % 5000 + 1, CASE WHEN n % 20000 >= 15000 THEN -20 ELSE 10 END,
         CASE WHEN n % 20000 >= 15000 THEN 'order-spent' ELSE 'order-earned' END, n::text
       FROM generate_series(0, 99999) n`,
    ),
  )
  expect(Date.now() - begun).toBeLessThan(20_000)
  expect(await brokenBooks()).toEqual([])
}, 60_000)
