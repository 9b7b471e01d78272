import { NextRequest } from 'next/server'
import {
  attemptOf,
  challengeOf,
  forgetAttempt,
  isStateOf,
  keepAttempt,
  newAttempt,
} from '@/lib/account/social/attempt'

beforeEach(() => {
  process.env.SESSION_SECRET = 'for tests, thirty-two characters long'
})

const withCookie = (line: string) =>
  new NextRequest('http://shop.example/api/signin/google/return', {
    headers: { cookie: line.split(';')[0] ?? '' },
  })

it('comes back as it was kept, sealed', async () => {
  const attempt = newAttempt('google', '/wishlist')
  const line = await keepAttempt('google', attempt)
  expect(line).toContain('; Path=/api/signin/google; HttpOnly; SameSite=Lax; Max-Age=600')
  expect(line).not.toContain(attempt.state)
  expect(line).not.toContain(attempt.verifier)
  expect(await attemptOf(withCookie(line), 'google')).toEqual(attempt)
})

it('is over after ten minutes, whatever the browser keeps', async () => {
  const line = await keepAttempt('google', newAttempt('google', '/'))
  jest.useFakeTimers({ now: Date.now() + 12 * 60_000 })
  expect(await attemptOf(withCookie(line), 'google')).toBeNull()
  jest.useRealTimers()
})

it('is good for its own provider and under its own seal alone', async () => {
  const line = await keepAttempt('google', newAttempt('google', '/'))
  expect(await attemptOf(withCookie(line.replace('_google=', '_zalo=')), 'zalo')).toBeNull()
  process.env.SESSION_SECRET = 'another secret, also long enough to seal'
  expect(await attemptOf(withCookie(line), 'google')).toBeNull()
  expect(await attemptOf(withCookie('nang_signin_google=made up'), 'google')).toBeNull()
  expect(await attemptOf(withCookie(''), 'google')).toBeNull()
})

it('knows its state', () => {
  const attempt = newAttempt('google', '/')
  expect(isStateOf(attempt, attempt.state)).toBe(true)
  expect(isStateOf(attempt, newAttempt('google', '/').state)).toBe(false)
  expect(isStateOf(attempt, '')).toBe(false)
  expect(isStateOf(attempt, null)).toBe(false)
})

it('has a new state and verifier each time', () => {
  const [one, other] = [newAttempt('google', '/'), newAttempt('google', '/')]
  expect(one.state).not.toBe(other.state)
  expect(challengeOf(one)).toMatch(/^[\w-]{43}$/)
  expect(challengeOf(one)).not.toBe(challengeOf(other))
})

it('is forgotten by an empty cookie, and sent over HTTPS alone where there is HTTPS', async () => {
  expect(forgetAttempt('zalo')).toBe(
    'nang_signin_zalo=; Path=/api/signin/zalo; HttpOnly; SameSite=Lax; Max-Age=0',
  )
  process.env.COOKIE_SECURE = 'true'
  expect(await keepAttempt('zalo', newAttempt('zalo', '/'))).toMatch(/; Secure$/)
  delete process.env.COOKIE_SECURE
})
