import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { accountApp } from '@/services/account/app'
import { database } from '@/services/database'
import { serviceApp } from '@/services/http'
import { withPersonalData } from '@/services/personal-data'
import { publicApp } from '@/services/public/app'

/** What tests of the account module share: calls as the gateway makes them, and the post that would have gone out. */

process.env.SESSION_SECRET ??= 'a secret for tests, thirty-two characters long'

export interface As {
  token?: string
  device?: string
  address?: string
}

/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Answer {
  status: number
  // Answers are looked at as they come.
  body: any
}
/* eslint-enable @typescript-eslint/no-explicit-any */

async function ask(
  app: { request: typeof accountApp.request },
  method: string,
  path: string,
  payload?: unknown,
  as: As = {},
): Promise<Answer> {
  const response = await app.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-device-id': as.device ?? randomUUID(),
      'x-client-address': as.address ?? '192.0.2.1',
      ...(as.token && { authorization: `Bearer ${as.token}` }),
    },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  })
  return { status: response.status, body: await response.json() }
}

/** The account module by itself: no other provider of personal data. */
const aloneApp = serviceApp().use(withPersonalData([])).route('/', accountApp)

/** A call of the account service; each time from another device unless one is given. */
export const call = (method: string, path: string, payload?: unknown, as?: As) =>
  ask(aloneApp, method, path, payload, as)
export const callPublic = (path: string, as?: As) => ask(publicApp, 'GET', path, undefined, as)

let count = 0

/** A registration with a unique name, number and address. */
export function registration(changes: Record<string, unknown> = {}) {
  const n = ++count
  return {
    acquisition_source: 'mobile web',
    email: `minh${n}@example.vn`,
    user_name: `minh_${n}`,
    password: 'mật khẩu 1',
    first_name: 'Minh',
    last_name: 'Nguyễn Thị',
    gender: 'female',
    salute: 'Ms',
    phone_no: `0912${String(345_000 + n).padStart(6, '0')}`,
    phone_code: '+84',
    ...changes,
  }
}

/** A member who has just registered, with the token of their session. */
export async function givenMember(changes: Record<string, unknown> = {}) {
  const payload = registration(changes)
  const { status, body } = await call('POST', '/auth/register', payload)
  if (status !== 201) throw new Error(`registering failed: ${JSON.stringify(body)}`)
  const { clients, ...user } = body.data.user
  return { payload, user, token: clients.dashboard.token as string }
}

/** The newest message to a recipient. */
export async function lastMessage(
  recipient: string,
): Promise<{ text: string; html: string | null; template: string; channel: string }> {
  const { rows } = await database().execute<{
    text: string
    html: string | null
    template: string
    channel: string
  }>(
    sql`SELECT text, html, template, channel FROM message.messages WHERE recipient = ${recipient} ORDER BY created_at DESC, id LIMIT 1`,
  )
  const [row] = rows
  if (!row) throw new Error(`no message to ${recipient}`)
  return row
}

/** The six digits in the newest message to a recipient. */
export async function lastCode(recipient: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await lastMessage(recipient)).text)?.[0]
  if (!code) throw new Error(`no code for ${recipient}`)
  return code
}

export const codeOf = ({ body }: Answer): string => body.code
