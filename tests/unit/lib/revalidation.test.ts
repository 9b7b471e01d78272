import { readRevalidation } from '@/lib/revalidation'
import { signRevalidation } from '@/services/storefront'

beforeEach(() => {
  process.env.REVALIDATE_SECRET = 'for tests'
})

it('accepts what it signed', () => {
  const { body, signature } = signRevalidation(['product:12', 'home'])
  expect(readRevalidation(body, signature)).toEqual({ ok: true, tags: ['product:12', 'home'] })
})

it('refuses a changed body, a foreign or missing signature', () => {
  const { body, signature } = signRevalidation(['home'])
  expect(readRevalidation(body.replace('home', 'catalog'), signature)).toEqual({ ok: false, status: 401 })
  expect(readRevalidation(body, 'f'.repeat(64))).toEqual({ ok: false, status: 401 })
  expect(readRevalidation(body, null)).toEqual({ ok: false, status: 401 })
})

it('refuses a message that is signed but old', () => {
  const { body, signature } = signRevalidation(['home'])
  jest.useFakeTimers({ now: Date.now() + 6 * 60_000 })
  expect(readRevalidation(body, signature)).toEqual({ ok: false, status: 401 })
  jest.useRealTimers()
})

it('refuses tags that are not ours', () => {
  const { body, signature } = signRevalidation(['product:12; drop'])
  expect(readRevalidation(body, signature)).toEqual({ ok: false, status: 400 })
})

it('accepts nothing without a secret', () => {
  process.env.REVALIDATE_SECRET = ''
  const { body, signature } = signRevalidation(['home'])
  expect(readRevalidation(body, signature)).toEqual({ ok: false, status: 401 })
})
