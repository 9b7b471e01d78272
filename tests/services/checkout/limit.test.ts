import { randomUUID } from 'node:crypto'
import { useDatabase } from '../database'
import { member, press } from './buyer'

useDatabase()
// Limiters read it once.
process.env.RATE_LIMIT_FACTOR = '1'

it('takes thirty orders of one device an hour', async () => {
  const buyer = await member()
  const none = { cart_id: randomUUID(), total: 0 }
  const statuses = []
  for (let turn = 0; turn < 31; turn++) statuses.push((await press(buyer, none)).status)
  expect(statuses).toEqual([...Array<number>(30).fill(404), 429])
  expect(await press({ ...buyer, device: randomUUID() }, none)).toMatchObject({ status: 404 })
})
