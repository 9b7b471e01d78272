import { readRevalidation } from '@/lib/cache/tags/revalidation'
import { signRevalidation } from '@/services/storefront'

const DATABASE = '7a1c3a0e-0000-4000-8000-000000000000'

beforeEach(() => {
  process.env.REVALIDATE_SECRET = 'for tests'
})

it('accepts what it signed', () => {
  const { body, signature } = signRevalidation({ tags: ['product:12', 'home'], database: DATABASE })
  expect(readRevalidation(body, signature)).toEqual({
    ok: true,
    tags: ['product:12', 'home'],
    database: DATABASE,
  })
})

it('refuses a changed body, a foreign or missing signature', () => {
  const { body, signature } = signRevalidation({ tags: ['home'] })
  expect(readRevalidation(body.replace('home', 'catalog'), signature)).toEqual({ ok: false, status: 401 })
  expect(readRevalidation(body, 'f'.repeat(64))).toEqual({ ok: false, status: 401 })
  expect(readRevalidation(body, null)).toEqual({ ok: false, status: 401 })
})

it('takes the message of a backend without a log', () => {
  const { body, signature } = signRevalidation({ tags: ['home'] })
  expect(readRevalidation(body, signature)).toEqual({ ok: true, tags: ['home'] })
})

it('refuses a message that is signed but old', () => {
  const { body, signature } = signRevalidation({ tags: ['home'] })
  jest.useFakeTimers({ now: Date.now() + 6 * 60_000 })
  expect(readRevalidation(body, signature)).toEqual({ ok: false, status: 401 })
  jest.useRealTimers()
})

it('refuses tags that are not ours', () => {
  const { body, signature } = signRevalidation({ tags: ['product:12; drop'] })
  expect(readRevalidation(body, signature)).toEqual({ ok: false, status: 400 })
})

it('accepts nothing without a secret', () => {
  process.env.REVALIDATE_SECRET = ''
  const { body, signature } = signRevalidation({ tags: ['home'] })
  expect(readRevalidation(body, signature)).toEqual({ ok: false, status: 401 })
})
