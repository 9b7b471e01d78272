import { database } from '@/services/database'
import { sessions, social_logins, users } from '@/services/account/schema'
import { referrals } from '@/services/loyalty/schema'
import { atProvider, Browser } from '../../social/browser'
import { startStandIn, type StandIn } from '../../social/stand-in'
import { useDatabase } from '../database'

useDatabase()

let standIn: StandIn

beforeAll(async () => {
  standIn = await startStandIn()
  Object.assign(process.env, standIn.environment, {
    SESSION_SECRET: 'for tests, thirty-two characters long',
    SOCIAL_TIMEOUT_MS: '400',
  })
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.faults.clear()
  standIn.requests.length = 0
})
afterEach(() => database().delete(users))

const land = (response: Response) => response.headers.get('location')
const members = () => database().select().from(users)

async function signIn(provider: string, { next = '/', filled = {}, browser = new Browser() } = {}) {
  const back = await atProvider(await browser.leave(provider, next), filled)
  return { browser, back, response: await browser.comeBack(provider, back) }
}

it.each(['facebook', 'google', 'zalo'])('signs in with %s (AUT-05)', async (provider) => {
  const { browser, response } = await signIn(provider, { next: '/wishlist' })
  expect(response.status).toBe(303)
  // A phone number and more are still missing.
  expect(land(response)).toBe('/complete-profile?next=%2Fwishlist')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(browser.cookies.get('nang_session')).toBeTruthy()
  expect(browser.cookies.has(`nang_signin_${provider}`)).toBe(false)
  expect(await members()).toMatchObject([
    { name: 'Nguyễn Thị Mai', is_verified_email: provider === 'google' },
  ])
  expect(await database().select().from(sessions)).toHaveLength(1)
})

it('takes a member whose profile is complete to where they wanted to go (AUT-12)', async () => {
  const filled = { subject: 'lan', email: 'lan@example.com' }
  await signIn('google', { filled })
  await database().update(users).set({ phone_no: '912345678', gender: 'female' })
  const { response } = await signIn('google', { filled, next: '/my-orders?page=2' })
  expect(land(response)).toBe('/my-orders?page=2')
})

it('ends the session this browser had before', async () => {
  const { browser } = await signIn('google')
  await signIn('zalo', { browser })
  expect(await database().select().from(sessions)).toHaveLength(1)
})

it('keeps where the visitor came from', async () => {
  const browser = new Browser({ 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' })
  browser.cookies.set('utm_source', 'tiktok')
  browser.cookies.set('traffic_id', 'a1')
  await signIn('google', { browser })
  expect(await members()).toMatchObject([
    { acquisition_source: 'mobile web', acquisition: { utm_source: 'tiktok', affilation: 'a1' } },
  ])
})

it('keeps who invited a new member, once', async () => {
  const [inviter] = await database()
    .insert(users)
    .values({ user_name: 'thu_ha', name: 'Hà', skin_types: [], hair_types: [] })
    .returning({ id: users.id })
  const browser = new Browser()
  browser.cookies.set('referral_code', 'thu_ha')
  await signIn('google', { browser })
  expect(await database().select().from(referrals)).toMatchObject([{ referrer_id: inviter?.id }])
  expect(browser.cookies.has('referral_code')).toBe(false)
})

it('is not hindered by an invitation that cannot be one', async () => {
  const browser = new Browser()
  browser.cookies.set('referral_code', 'x'.repeat(41))
  const { response } = await signIn('google', { browser })
  expect(land(response)).toBe('/complete-profile')
})

it('comes back quietly when the person does not agree', async () => {
  for (const provider of ['facebook', 'google', 'zalo']) {
    const browser = new Browser()
    const back = await atProvider(await browser.leave(provider, '/wishlist'), {}, 'deny')
    expect(land(await browser.comeBack(provider, back))).toBe('/?login=1&next=%2Fwishlist')
    expect(browser.cookies.has(`nang_signin_${provider}`)).toBe(false)
  }
  expect(await members()).toEqual([])
})

it('says which account has no address', async () => {
  const { response } = await signIn('facebook', { filled: { email: '' } })
  expect(land(response)).toBe('/?login=1&error=EMPTY_EMAIL')
})

it('says when the address is a member’s and no provider vouches for it', async () => {
  const filled = { email: 'mai@example.com' }
  await signIn('google', { filled })
  const { response } = await signIn('facebook', { filled })
  expect(land(response)).toBe('/?login=1&error=EMAIL_REGISTERED')
  expect(await database().select().from(social_logins)).toHaveLength(1)
})

describe('a way back that is not this browser’s own', () => {
  it('is refused in another browser', async () => {
    const back = await atProvider(await new Browser().leave('google'))
    const other = new Browser()
    expect(land(await other.comeBack('google', back))).toBe('/?login=1&error=INVALID_STATE')
    await other.leave('google')
    expect(land(await other.comeBack('google', back))).toBe('/?login=1&error=INVALID_STATE')
    expect(other.cookies.has('nang_session')).toBe(false)
  })

  it('is refused a second time', async () => {
    const { browser, back } = await signIn('google')
    expect(land(await browser.comeBack('google', back))).toBe('/?login=1&error=INVALID_STATE')
  })

  it('is refused by the provider when the cookie is brought again', async () => {
    const browser = new Browser()
    const back = await atProvider(await browser.leave('google'))
    const kept = browser.cookies.get('nang_signin_google') ?? ''
    await browser.comeBack('google', back)
    browser.cookies.set('nang_signin_google', kept)
    expect(land(await browser.comeBack('google', back))).toBe('/?login=1&error=PROVIDER_REFUSED')
  })

  it('is refused with a code of another sign-in', async () => {
    const theirs = new URL(await atProvider(await new Browser().leave('google')))
    const browser = new Browser()
    const mine = new URL(await atProvider(await browser.leave('google')))
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    expect(land(await browser.comeBack('google', mine.toString()))).toBe('/?login=1&error=PROVIDER_REFUSED')
  })
})

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tx'])(
  'never leads to %s',
  async (next) => {
    const { response } = await signIn('google', { next })
    expect(land(response)).toBe('/complete-profile')
  },
)

it.each(['down', 'slow', 'garbled'] as const)(
  'says only that it failed when the provider is %s',
  async (fault) => {
    const browser = new Browser()
    const back = await atProvider(await browser.leave('google'))
    standIn.faults.set('google', fault)
    const response = await browser.comeBack('google', back)
    expect(land(response)).toBe('/?login=1&error=PROVIDER_FAILED')
    expect(await response.text()).toBe('')
  },
)

it('says that it failed where a provider is off or unknown', async () => {
  expect(await new Browser().leave('twitter')).toBe('/?login=1&error=PROVIDER_FAILED')
  process.env.GOOGLE_CLIENT_SECRET = ''
  expect(await new Browser().leave('google', '/wishlist')).toBe(
    '/?login=1&error=PROVIDER_FAILED&next=%2Fwishlist',
  )
  Object.assign(process.env, standIn.environment)
})

it('writes no secret and no verifier into an address', async () => {
  for (const provider of ['google', 'zalo', 'facebook']) await signIn(provider)
  const addresses = standIn.requests.join('\n')
  expect(addresses).not.toMatch(/-stand-in-secret|client_secret|secret_key|code_verifier|access_token=/)
})
