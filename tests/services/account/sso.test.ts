import { sql } from 'drizzle-orm'
import { ssoApp } from '@/services/account/sign-in/sso-app'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { call, givenMember } from './account-calls'

useDatabase()

async function ask(path: string, payload: object, token?: string) {
  const response = await ssoApp.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(payload),
  })
  return { status: response.status, body: await response.json() }
}

const audience = 'https://m.nang.example'
const ticketFor = async (token: string) => (await ask('/tickets', { audience }, token)).body.data.ticket

it('carries a member to another host once, and ends with the login it came from (AUT-03)', async () => {
  const { user, token } = await givenMember()
  const ticket = await ticketFor(token)
  const { status, body } = await ask('/tickets/use', { ticket, audience })
  expect([status, body.data.user.id]).toEqual([200, user.id])
  const there = body.data.user.clients.dashboard.token
  expect(there).not.toBe(token)
  expect((await ask('/tickets/use', { ticket, audience })).body.code).toBe('INVALID_TICKET')
  await call('GET', '/auth/logout', undefined, { token })
  expect((await call('GET', '/user/me', undefined, { token: there })).status).toBe(401)
})

it('is good for one host, for a minute, for members', async () => {
  const { token } = await givenMember()
  expect(
    (await ask('/tickets/use', { ticket: await ticketFor(token), audience: 'https://other.example' })).status,
  ).toBe(403)
  const late = await ticketFor(token)
  await database().execute(sql`UPDATE account.sso_tickets SET expires_at = now()`)
  expect((await ask('/tickets/use', { ticket: late, audience })).status).toBe(403)
  expect((await ask('/tickets', { audience })).status).toBe(401)
})
