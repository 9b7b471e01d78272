import { performJob } from '../perform-job'
import { mediaWithOwners } from '../media/media-with-owners'
import { payment as paymentModule } from '@/services/payment/module'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { databasePool, transaction } from '@/services/database'
import { mediaApp } from '@/services/media/app'
import { orderKey } from '@/services/order'
import { paymentApp } from '@/services/payment/app'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenOrder, history, stateOf } from './given-order'

useDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'proofs-'))
process.env.MEDIA_DIR = folder
process.env.RATE_LIMIT_FACTOR = '10'
afterAll(() => rmSync(folder, { recursive: true }))

const picture = () =>
  sharp({ create: { width: 1_080, height: 2_340, channels: 3, background: '#14532d' } })
    .png()
    .toBuffer()

async function put(signedUrl: string) {
  const response = await mediaApp.request(signedUrl.replace('/api/media', ''), {
    method: 'PUT',
    body: new Blob([new Uint8Array(await picture())]),
  })
  return response.status
}

const file = { fileName: 'bien-lai.png', contentType: 'image/png' }
const keyOf = (orderId: string) => `?key=${orderKey(orderId)}`

async function placeFor(orderId: string) {
  const answer = await call(paymentApp, 'POST', `/orders/${orderId}/proof-place${keyOf(orderId)}`, {
    json: file,
  })
  return answer.body.data as { signedUrl: string; url: string }
}

const send = (orderId: string, json: object, key = keyOf(orderId)) =>
  call(paymentApp, 'POST', `/orders/${orderId}/transfer-proof${key}`, { json })

it('says where to transfer to, with a code that fills it in, until when, and how it stands (BUY-15)', async () => {
  const order = await givenOrder('bank_transfer')
  const { status, body } = await call(paymentApp, 'GET', `/orders/${order.id}/payment${keyOf(order.id)}`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    order_id: order.id,
    reference_code: order.reference_code,
    method: 'bank_transfer',
    amount: 200_000,
    state: 'pending',
    transfer_content: order.reference_code,
    has_proof: false,
  })
  expect(body.data.accounts).toHaveLength(3)
  for (const { qr, number } of body.data.accounts) {
    expect(qr).toContain('5406200000')
    expect(qr).toContain(order.reference_code)
    expect(qr).toContain(number)
  }
  expect(Date.parse(body.data.due_at) - Date.now()).toBeGreaterThan(86_300_000)
})

it('takes a proof, and another one, and moves the order once (BUY-15)', async () => {
  const order = await givenOrder('bank_transfer')
  const first = await placeFor(order.id)
  expect(first.url).toMatch(new RegExp(`^/media/proofs/proof-${order.id}-[\\w-]{32}\\.jpg$`))
  expect(await put(first.signedUrl)).toBe(201)
  const shown = await mediaApp.request(first.url)
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', height: 1_600 })

  const answer = await send(order.id, { image_url: first.url, note: 'Mình chuyển lúc 9 giờ' })
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { _id: order.id, state: { id: 'payment_confirm' } } },
  })
  const second = await placeFor(order.id)
  await put(second.signedUrl)
  expect((await send(order.id, { image_url: second.url })).status).toBe(200)
  expect((await send(order.id, {})).status).toBe(200)
  expect(await history(order.id)).toEqual(['confirm-payment by buyer'])
  const { rows } = await databasePool().query(
    'SELECT image_url FROM payment.transfer_proofs WHERE order_id = $1 ORDER BY created_at',
    [order.id],
  )
  expect(rows.map(({ image_url }) => image_url as string | null)).toEqual([first.url, second.url, null])
  const { body } = await call(paymentApp, 'GET', `/orders/${order.id}/payment${keyOf(order.id)}`)
  expect(body.data).toMatchObject({ has_proof: true, state: 'pending' })
})

it('shows nothing to others and takes no picture of theirs', async () => {
  const order = await givenOrder('bank_transfer')
  const other = await givenOrder('bank_transfer')
  const stranger = await givenMember()
  for (const key of ['', '?key=', `?key=${orderKey(other.id)}`]) {
    expect(
      (await call(paymentApp, 'GET', `/orders/${order.id}/payment${key}`, { who: stranger })).status,
    ).toBe(404)
    expect((await send(order.id, {}, key)).status).toBe(404)
    expect(
      (await call(paymentApp, 'POST', `/orders/${order.id}/proof-place${key}`, { json: file })).status,
    ).toBe(404)
  }
  const foreign = await placeFor(other.id)
  await put(foreign.signedUrl)
  const never = await placeFor(order.id)
  for (const image_url of [foreign.url, never.url, 'https://example.com/a.jpg', '/media/products/1/1.webp'])
    expect((await send(order.id, { image_url })).status).toBe(422)
  expect(await stateOf(order.id)).toBe('awaiting_bank_transfer')
})

it('takes no proof where no transfer is awaited', async () => {
  const order = await givenOrder('cash_on_delivery')
  expect(await send(order.id, {})).toMatchObject({ status: 409, body: { code: 'PROOF_REFUSED' } })
})

it('deletes pictures that were not sent as a proof, and keeps those that were', async () => {
  const order = await givenOrder('bank_transfer')
  const [sent, loose] = [await placeFor(order.id), await placeFor(order.id)]
  for (const { signedUrl, url } of [sent, loose]) {
    await put(signedUrl)
    const old = new Date(Date.now() - 2 * 86_400_000)
    utimesSync(path.join(folder, url.replace('/media/', '')), old, old)
  }
  await send(order.id, { image_url: sent.url })
  const attempt = { number: 1, isLast: false }
  await performJob(mediaWithOwners, 'delete-unused-uploads', {}, attempt)
  await performJob(paymentModule, 'forget-loose-proofs', {}, attempt)
  expect((await mediaApp.request(sent.url)).status).toBe(200)
  expect((await mediaApp.request(loose.url)).status).toBe(404)
})

it('has an index to look up whether a proof has a picture', async () => {
  const plan = await transaction(async (tx) => {
    // The table of the test is too small for an index to pay.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.execute(
      sql`EXPLAIN SELECT image_url FROM payment.transfer_proofs WHERE image_url = ANY (ARRAY['/media/proofs/a'])`,
    )
  })
  expect(JSON.stringify(plan.rows)).toContain('transfer_proofs_image_idx')
})

it('lets the member pay again by POST /payments (ORD-45), and no other visitor', async () => {
  const [member, stranger] = [await givenMember(), await givenMember()]
  const order = await givenOrder('momo', { user_id: member.id })
  const json = { id_order: order.id, phone_no: '0912345678' }
  expect((await call(paymentApp, 'POST', '/payments', { json })).status).toBe(404)
  expect((await call(paymentApp, 'POST', '/payments', { json, who: stranger })).status).toBe(404)
  expect(await call(paymentApp, 'POST', '/payments', { json, who: member })).toMatchObject({
    status: 422,
    body: { code: 'PAYMENT_METHOD_OFF' },
  })
})

it('names every way to pay, and which of them checkout has (PAY-02)', async () => {
  const { body } = await call(paymentApp, 'GET', '/payment-methods?fields=code,is_offered')
  expect(body.data).toHaveLength(14)
  expect(body.data).toContainEqual({ code: 'bank_transfer', is_offered: true })
  expect(body.data).toContainEqual({ code: 'momo', is_offered: false })
  expect(body.data).toContainEqual({ code: 'gopay', is_offered: false })
})
