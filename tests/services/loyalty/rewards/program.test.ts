import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { main } from '@/scripts/loyalty/main'
import { database } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { useDatabase } from '../../database'
import { inProcess } from '../../program'
import { ask, brokenBooks, givenSaver, press, VOUCHER } from './given-rewards'

/** What staff do about rewards by `npm run loyalty`. */

useDatabase()

const fileOf = (rewards: unknown): string => {
  const file = path.join(tmpdir(), `rewards-${randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(rewards))
  return file
}

const reward = { key: 'ma-50k', name: 'Mã giảm 50.000 ₫', points: 40, stock: 3, content: VOUCHER }

it('saves, lists, changes and stops rewards', async () => {
  expect(await inProcess(main, 'save-rewards', fileOf([reward]))).toMatchObject({ code: 0 })
  await inProcess(main, 'save-rewards', fileOf([{ ...reward, points: 35 }]))
  const { out } = await inProcess(main, 'rewards')
  expect(out).toBe('ma-50k  Mã giảm 50.000 ₫: voucher, 35 points, 3 of 3 left, redeemed 0 times\n')
  await inProcess(main, 'stop-reward', 'ma-50k')
  expect((await inProcess(main, 'rewards')).out).toContain('stopped')
  expect((await ask(undefined, 'GET', '/rewards')).body.data).toEqual([])
})

it('keeps what was redeemed when a reward is saved again', async () => {
  const key = `ma-${randomUUID()}`
  const save = (changes: object) =>
    inProcess(main, 'save-rewards', fileOf([{ ...reward, key, stock: 2, ...changes }]))
  await save({})
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT id FROM loyalty.rewards WHERE key = ${key}`,
  )
  const id = rows[0]?.id ?? 0
  await press(await givenSaver(100), id)
  await press(await givenSaver(100), id)
  await save({})
  expect((await press(await givenSaver(100), id)).body.details).toEqual({ reason: { code: 'SOLD_OUT' } })
  await save({ stock: 3 })
  expect((await press(await givenSaver(100), id)).status).toBe(201)
  const { code, err } = await save({ stock: 2 })
  expect([code === 0, err]).toEqual([false, expect.stringContaining('3 were redeemed')])
  expect((await inProcess(main, 'rewards')).out).toContain('0 of 3 left, redeemed 3 times')
  expect(await brokenBooks()).toEqual([])
})

it('refuses a file with a wrong field, and names it', async () => {
  const wrong = [{ ...reward, content: { type: 'voucher', discount: { kind: 'amount' } } }]
  const { code, err } = await inProcess(main, 'save-rewards', fileOf(wrong))
  expect(code).not.toBe(0)
  expect(err).toContain('content')
  expect((await inProcess(main, 'stop-reward', 'unknown')).code).not.toBe(0)
})

it('takes back what a member redeemed, by the id that it lists', async () => {
  await inProcess(main, 'save-rewards', fileOf([reward]))
  const who = await givenSaver(100)
  const { rows } = await database().execute<{ id: number }>(
    `SELECT id FROM loyalty.rewards WHERE key = 'ma-50k'`,
  )
  await press(who, rows[0]?.id ?? 0)
  const [id = ''] = (await inProcess(main, 'redemptions', String(who.id))).out.split(' ')
  expect(await inProcess(main, 'take-back-reward', id)).toMatchObject({ code: 0 })
  expect(await pointsOf(database(), who.id)).toBe(100)
  expect((await inProcess(main, 'audit')).code).toBe(0)
  expect(await brokenBooks()).toEqual([])
})
