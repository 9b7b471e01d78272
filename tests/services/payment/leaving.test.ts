import { payment as paymentModule } from '@/services/payment/module'
import { paymentPersonalData } from '@/services/payment/personal-data'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { database, databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { hasMedia } from '@/services/media'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenOrder } from './given-order'

useDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'proofs-'))
process.env.MEDIA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))

async function givenProof() {
  const { id: user_id } = await givenMember()
  const order = await givenOrder('bank_transfer', { user_id, buyer: `user:${user_id}` })
  const key = `proofs/proof-${order.id}-${'a'.repeat(32)}.jpg`
  await mkdir(path.join(folder, 'proofs'), { recursive: true })
  await writeFile(path.join(folder, key), 'picture')
  await databasePool().query(
    'INSERT INTO payment.transfer_proofs (order_id, image_url, note) VALUES ($1, $2, $3)',
    [order.id, `/media/${key}`, 'chuyển từ tài khoản của mẹ'],
  )
  return { user_id, order, key }
}

test('the copy of a member’s data holds payments and proofs, their own alone', async () => {
  const { user_id, order, key } = await givenProof()
  await givenProof()
  expect(await paymentPersonalData.copyOf(database(), user_id)).toMatchObject({
    payments: [{ order_id: order.id, method: 'bank_transfer', amount: 200_000, state: 'pending' }],
    transfer_proofs: [{ order_id: order.id, image_url: `/media/${key}` }],
  })
})

test('proofs and their pictures go with the member; payments stay, and others’ proofs', async () => {
  const [leaving, other] = [await givenProof(), await givenProof()]
  await transaction((tx) => paymentPersonalData.erase(tx, leaving.user_id))
  expect(await hasMedia(leaving.key)).toBe(true)
  await runDueJobs(paymentModule.jobs)
  expect([await hasMedia(leaving.key), await hasMedia(other.key)]).toEqual([false, true])
  const kept = await paymentPersonalData.copyOf(database(), leaving.user_id)
  expect(kept).toMatchObject({ payments: [{ order_id: leaving.order.id }], transfer_proofs: [] })
})

test('a member who never ordered leaves nothing behind', async () => {
  const { id } = await givenMember()
  await transaction((tx) => paymentPersonalData.erase(tx, id))
  expect(await paymentPersonalData.copyOf(database(), id)).toEqual({ payments: [], transfer_proofs: [] })
})
