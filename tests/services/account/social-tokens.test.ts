import { isProviderOn, providersOn, verifySocialToken } from '@/services/account/social'
import { startStandIn, type StandIn } from '../../social/stand-in'

let standIn: StandIn
const environment = { ...process.env }

beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  process.env = { ...environment, ...standIn.environment, SOCIAL_TIMEOUT_MS: '300', LOG_LEVEL: 'silent' }
  standIn.faults.clear()
  standIn.requests.length = 0
})
afterAll(() => {
  process.env = environment
})

const mai = {
  subject: '108',
  name: 'Nguyễn Thị Mai',
  given_name: 'Mai',
  family_name: 'Nguyễn Thị',
  email: 'Mai@Example.com',
  email_verified: true,
  picture: 'https://pictures.example/mai.jpg',
}
const providers = ['facebook', 'google', 'zalo'] as const

it('tells who a token of the shop was given for', async () => {
  await expect(verifySocialToken('google', standIn.token('google', mai))).resolves.toEqual({
    provider: 'google',
    subject: '108',
    email: 'mai@example.com',
    is_email_verified: true,
    first_name: 'Mai',
    last_name: 'Nguyễn Thị',
    name: 'Nguyễn Thị Mai',
    picture: 'https://pictures.example/mai.jpg',
  })
  await expect(verifySocialToken('facebook', standIn.token('facebook', mai))).resolves.toMatchObject({
    subject: '108',
    email: 'mai@example.com',
    is_email_verified: false,
    first_name: 'Mai',
  })
  await expect(verifySocialToken('zalo', standIn.token('zalo', mai))).resolves.toMatchObject({
    subject: '108',
    email: null,
    is_email_verified: false,
    first_name: 'Mai',
    last_name: 'Nguyễn Thị',
  })
})

it('takes an address as unverified when Google does', async () => {
  const token = standIn.token('google', { ...mai, email_verified: false })
  await expect(verifySocialToken('google', token)).resolves.toMatchObject({ is_email_verified: false })
})

it('makes names fit for the shop', async () => {
  const token = standIn.token('google', {
    subject: '9',
    name: '🌸 Mai-Anh 99 🌸',
    given_name: '🌸 Mai-Anh 99 🌸',
  })
  await expect(verifySocialToken('google', token)).resolves.toMatchObject({
    first_name: 'Anh',
    last_name: 'Mai',
  })
  const nameless = standIn.token('google', { subject: '9', name: '☆' })
  await expect(verifySocialToken('google', nameless)).resolves.toMatchObject({
    first_name: null,
    last_name: null,
  })
})

describe.each(providers)('%s', (provider) => {
  it('refuses the token of another app', async () => {
    const token = standIn.token(provider, mai, { appId: 'another-app' })
    await expect(verifySocialToken(provider, token)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
      status: 401,
    })
  })

  it('refuses a token that is over, and one that never was', async () => {
    const old = standIn.token(provider, mai, { seconds: -1 })
    await expect(verifySocialToken(provider, old)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
    await expect(verifySocialToken(provider, 'made up')).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it.each(['down', 'slow', 'garbled'] as const)(
    'says that the provider failed when it is %s',
    async (fault) => {
      const token = standIn.token(provider, mai)
      standIn.faults.set(provider, fault)
      await expect(verifySocialToken(provider, token)).rejects.toMatchObject({
        code: 'PROVIDER_FAILED',
        status: 502,
      })
    },
  )

  it('is off without its app', async () => {
    for (const name of ['FACEBOOK_APP_SECRET', 'GOOGLE_CLIENT_ID', 'ZALO_APP_ID']) process.env[name] = ''
    expect(isProviderOn(provider)).toBe(false)
    expect(providersOn()).toEqual([])
    await expect(verifySocialToken(provider, 'any')).rejects.toMatchObject({
      code: 'PROVIDER_OFF',
      status: 404,
    })
  })
})

it('blames the shop, not the visitor, for a wrong secret', async () => {
  process.env.FACEBOOK_APP_SECRET = 'wrong'
  const token = standIn.token('facebook', mai)
  await expect(verifySocialToken('facebook', token)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' })
})

it('knows no other provider', async () => {
  expect(providersOn()).toEqual([...providers])
  await expect(verifySocialToken('constructor', 'any')).rejects.toMatchObject({ code: 'PROVIDER_OFF' })
})
