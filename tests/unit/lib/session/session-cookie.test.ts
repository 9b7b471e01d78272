import { sealData } from 'iron-session'
import { cookieLine, readSession, signInCookies, signOutCookies } from '@/lib/session/session-cookie'
import { sessionAfter, sessionIn, withoutToken } from '@/lib/session/sign-in'

const jar = (lines: string[]) => {
  const values = new Map(lines.map((line) => line.split(';', 1)[0]!.split('=') as [string, string]))
  return { get: (name: string) => (values.has(name) ? { value: values.get(name)! } : undefined) }
}

beforeEach(() => {
  process.env.SESSION_SECRET = 'a secret for tests, thirty-two characters long'
})

it('seals token and user where no script can read them (AUT-32)', async () => {
  const lines = await signInCookies({
    token: 'top-secret-token',
    userId: 12,
    isComplete: true,
    mustComplete: false,
  })
  expect(lines.join('\n')).not.toContain('top-secret-token')
  expect(lines[0]).toMatch(/^nang_session=.+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=2592000$/)
  expect(lines.slice(1).every((line) => !line.includes('HttpOnly'))).toBe(true)
  expect(await readSession(jar(lines))).toEqual({
    token: 'top-secret-token',
    userId: 12,
    isComplete: true,
    mustComplete: false,
    sealedAt: expect.any(Number),
  })
})

it('rejects what was not sealed with its secret', async () => {
  const foreign = await sealData(
    { token: 't', userId: 1 },
    { password: 'another secret that is long enough for it' },
  )
  const [line] = await signInCookies({ token: 't', userId: 1, isComplete: false, mustComplete: false })
  const sealed = line!.split(';', 1)[0]!.slice('nang_session='.length)
  const wrongKind = await sealData({ token: 5, userId: '1' }, { password: process.env.SESSION_SECRET! })
  for (const value of [
    foreign,
    `${sealed.slice(0, -4)}AAAA`,
    wrongKind,
    'x',
    '',
    '{"token":"t","userId":1}',
  ]) {
    expect(await readSession(jar([`nang_session=${value}`]))).toBeNull()
  }
  expect(await readSession(jar([]))).toBeNull()
})

it('signs out by removing both marks', () => {
  expect(
    signOutCookies()
      .filter((line) => line.includes('Max-Age=0'))
      .map((line) => line.split('=', 1)[0]),
  ).toEqual(['nang_session', 'nang_member'])
})

it('is Secure wherever the shop is behind HTTPS', () => {
  expect(cookieLine('a', 'b')).not.toContain('Secure')
  process.env.SITE_URL = 'https://nang.example'
  expect(cookieLine('a', 'b')).toContain('; Secure')
  delete process.env.SITE_URL
})

it('has no default secret', async () => {
  process.env.SESSION_SECRET = 'short'
  await expect(
    signInCookies({ token: 't', userId: 1, isComplete: false, mustComplete: false }),
  ).rejects.toThrow('SESSION_SECRET')
})

it('removes the token from the answer for the browser (ACC-07)', () => {
  const answer = {
    success: true,
    data: { user: { id: 3, name: 'Minh', clients: { dashboard: { token: 'secret' } } }, voucher: null },
  }
  expect(sessionIn(answer)).toEqual({ token: 'secret', userId: 3, isComplete: false, mustComplete: false })
  expect(withoutToken(answer)).toEqual({
    success: true,
    data: { user: { id: 3, name: 'Minh' }, voucher: null },
  })
  expect(sessionIn({ success: true, data: { user: { id: 3 } } })).toBeNull()
  expect(sessionIn(null)).toBeNull()
})

it('follows whether the profile is complete, and seals again once a day (AUT-12)', () => {
  const session = { token: 't', userId: 3, isComplete: false, mustComplete: true, sealedAt: Date.now() }
  const user = {
    id: 3,
    user_name: 'minh',
    first_name: 'Minh',
    last_name: 'Lê',
    email: 'a@b.vn',
    phone_no: '912345678',
  }
  const complete = { ...session, isComplete: true, mustComplete: false }
  expect(sessionAfter(session, { data: user })).toEqual(complete)
  expect(sessionAfter(session, { data: { user } })).toEqual(complete)
  for (const other of [{ data: { ...user, phone_no: null } }, { data: {} }, {}, null])
    expect(sessionAfter(session, other)).toBe(session)
  const old = { ...complete, sealedAt: Date.now() - 90_000_000 }
  expect(sessionAfter(old, { data: user })).not.toBe(old)
})
