import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/services/database'
import { mediaApp } from '@/services/media/app'
import { supportApp } from '@/services/support/app'
import { call } from '../account/given-member'

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'
process.env.RATE_LIMIT_FACTOR = '100'

/** A media folder of the test file. */
export function useMedia(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-'))
  process.env.MEDIA_DIR = folder
  afterAll(() => rmSync(folder, { recursive: true }))
}

export const FORM = {
  customername: 'Nguyễn Thị Lan',
  customeremail: 'lan@example.vn',
  customersubject: 'account',
  customermessage: 'Điểm của mình chưa được cộng.\nShop xem giúp mình nhé.',
}

interface Options {
  key?: string
  who?: { authorization: string }
}

const headersOf = (key: string) => ({ 'idempotency-key': key, 'x-client-address': '203.0.113.7' })

export const send = (changes: object = {}, { key = randomUUID(), who }: Options = {}) =>
  call(supportApp, 'POST', '/contact', {
    json: { ...FORM, ...changes },
    headers: headersOf(key),
    ...(who && { who }),
  })

export const reply = (token: string, changes: object = {}, key: string = randomUUID()) =>
  call(supportApp, 'POST', `/contact/threads/${token}`, {
    json: { customermessage: 'Mình gửi thêm thông tin.', ...changes },
    headers: headersOf(key),
  })

export const threadOf = (token: string) => call(supportApp, 'GET', `/contact/threads/${token}`)

/** Uploads a photo for the message of this key; gives its address. */
export async function givenPhoto(key: string): Promise<string> {
  const place = await call(
    supportApp,
    'GET',
    `/contact/pre-signed-url?message=${key}&fileName=a.jpg&contentType=image%2Fjpeg`,
  )
  const { signedUrl, url } = place.body.data
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b3264e' } })
    .jpeg()
    .toBuffer()
  const answer = await mediaApp.request(signedUrl.replace('/api/media', ''), {
    method: 'PUT',
    body: new Blob([new Uint8Array(bytes)]),
  })
  if (answer.status !== 201) throw new Error(`the upload was answered ${answer.status}`)
  return url
}

interface Mail {
  template: string
  recipient: string
  subject: string
  text: string
}

export const mails = async () =>
  (
    await database().execute<Mail & Record<string, unknown>>(
      sql`SELECT template, recipient, subject, text FROM message.messages ORDER BY created_at, template`,
    )
  ).rows

export const countOf = async (table: 'threads' | 'thread_messages' | 'thread_images') =>
  (
    await database().execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.raw(`support.${table}`)}`,
    )
  ).rows[0]?.count

export const forgetAll = async () => {
  await database().execute(sql`TRUNCATE support.threads, message.messages, shop.rate_limits CASCADE`)
}
