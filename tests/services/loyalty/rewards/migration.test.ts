import { readFileSync } from 'node:fs'
import { database, databasePool } from '@/services/database'
import { takeBackRedemption } from '@/services/loyalty/rewards/write-rewards'
import { useDatabase } from '../../database'
import { ask, brokenBooks, givenReward, givenSaver, press } from './given-rewards'

useDatabase()

const MIGRATION = 'services/database/migrations/0029_prize_snapshots.sql'

/** The tables as they were: the stock of a reward was what was left. */
const BEFORE = `
  ALTER TABLE loyalty.rewards DROP CONSTRAINT rewards_stock_check;
  UPDATE loyalty.rewards SET stock = stock - redeemed;
  ALTER TABLE loyalty.rewards DROP COLUMN redeemed;
  ALTER TABLE loyalty.rewards ADD CONSTRAINT rewards_stock_check CHECK (stock >= 0);
  ALTER TABLE loyalty.redemptions DROP COLUMN snapshot;
  ALTER TABLE campaign.redemptions DROP COLUMN snapshot;
  ALTER TABLE game.spins DROP COLUMN snapshot`

async function migrateAgain(): Promise<void> {
  const client = await databasePool().connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    // The column is part of the trigger's list; the files of services/game/sql come after migrations.
    await client.query('DROP TRIGGER spins_unchanged ON game.spins')
    await client.query(BEFORE)
    for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
      await client.query(statement)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

it('makes a total of what is left, and of each redemption what it was', async () => {
  const who = await givenSaver(200)
  const key = 'becomes-a-card'
  const reward = await givenReward({ key, stock: 5 })
  await press(who, reward)
  const { body } = await press(who, reward)
  await takeBackRedemption(body.data._id)
  await givenReward({ key, stock: 5, name: 'Thẻ', content: { type: 'gift_card', amount: 50_000 } })
  await press(who, reward)
  const before = await ask(who, 'GET', '/user/me/rewards')

  await migrateAgain()
  const { rows } = await database().execute(`SELECT stock, redeemed FROM loyalty.rewards`)
  expect(rows).toEqual([{ stock: 5, redeemed: 2 }])
  const after = await ask(who, 'GET', '/user/me/rewards')
  // Names and pictures that were overwritten are gone; what was issued still says the type.
  expect(after.body.data.map(({ reward: { type } }: { reward: { type: string } }) => type)).toEqual([
    'gift_card',
    'voucher',
    'voucher',
  ])
  expect(after.body.data.map(({ code }: { code: string }) => code)).toEqual(
    before.body.data.map(({ code }: { code: string }) => code),
  )
  expect(await brokenBooks()).toEqual([])
})
