import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { blockWrites, kill, startBackend } from '../killed-process'
import { checkBooks } from './books'
import {
  balanceOf,
  bodyOf,
  givenCampaign,
  givenVoucherPrize,
  leftOf,
  type Member,
  memberWith,
} from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '100'
process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'
useDatabase()
checkBooks()

it('kill -9 in the middle of a redemption takes nothing, and the same press redeems once', async () => {
  const campaignId = await givenCampaign()
  const prize = await givenVoucherPrize(campaignId)
  const who = await memberWith(campaignId, 50)
  const key = randomUUID()
  const send = (address: string, { authorization }: Member) =>
    fetch(`${address}/public/user/me/tokens/redeem`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(bodyOf(prize)),
    })
  const issued = async () =>
    (await database().execute(sql`SELECT FROM voucher.vouchers WHERE owner_id = ${who.id}`)).rows.length

  const first = await startBackend()
  // The last write of a redemption.
  const writes = await blockWrites('campaign.token_entries')
  const lost = send(first.address, who).catch(() => 'no answer')
  await writes.awaited()
  await kill(first.child)
  expect(await lost).toBe('no answer')
  await writes.release()
  await writes.rolledBack()
  expect([await balanceOf(who, campaignId), await leftOf(prize), await issued()]).toEqual([50, 10, 0])

  const second = await startBackend()
  expect((await send(second.address, who)).status).toBe(201)
  expect((await send(second.address, who)).status).toBe(200)
  await kill(second.child)
  expect([await balanceOf(who, campaignId), await leftOf(prize), await issued()]).toEqual([20, 9, 1])
}, 60_000)
