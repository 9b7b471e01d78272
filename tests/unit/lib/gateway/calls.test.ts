import { changesState, findCall } from '@/lib/gateway/calls'
import { SERVICES } from '@/lib/services/hosts'
import { apps, browserCalls } from '@/services/app'
import { browser, browserCallsOf } from '@/services/browser'
import { serviceApp } from '@/services/http'

// NET-04
it.each([
  ['catalog', 'GET', '/v3/search', true],
  ['catalog', 'GET', '/v3/search/count', true],
  ['catalog', 'GET', '/v3/products/12-son-moi', true],
  ['catalog', 'GET', '/v3/products/../../etc', false],
  ['catalog', 'POST', '/v3/search', false],
  ['catalog', 'DELETE', '/v3/products/12', false],
  ['catalog', 'GET', '/v3/internal', false],
  ['review', 'GET', '/reviews', true],
  ['review', 'POST', '/reviews', false],
  ['account', 'POST', '/auth/login', true],
  ['account', 'POST', '/auth/login/google', true],
  ['account', 'POST', '/auth/login/../users/1', false],
  ['account', 'GET', '/auth/login', false],
  ['account', 'PUT', '/users/12', true],
  ['account', 'PUT', '/users/me', false],
  ['sso', 'POST', '/tickets', false],
  ['sso', 'POST', '/tickets/use', false],
  ['media', 'GET', '/media/x.webp', false],
] as const)('%s %s %s: %s', async (service, method, path, allowed) => {
  expect((await findCall(service, method, path)) !== null).toBe(allowed)
})

it.each([
  '/categories',
  '/posts',
  '/posts/12/related',
  '/post/12/likes',
  '/post/12/dislikes',
  '/search',
  '/search/count',
])('takes the call GET %s of the help centre, as the specification has it (HLP-01)', async (path) => {
  expect(await findCall('content', 'GET', path)).not.toBeNull()
})

it('counts sign-out by GET as a change', async () => {
  const call = await findCall('account', 'GET', '/auth/logout')
  expect(call && changesState(call)).toBe(true)
})

describe('the list comes from the marks at the routes', () => {
  it.each(SERVICES)('%s: every marked route describes its parameters', (service) => {
    const calls = browserCalls(service)
    for (const { route, path } of calls) expect([route, path.test(`${route}/`)]).toEqual([route, false])
  })

  it('finds marks through apps that are composed of several', async () => {
    expect((await findCall('catalog', 'POST', '/v3/users/me/wishlists'))?.route).toBe(
      '/v3/users/me/wishlists',
    )
    expect((await findCall('order', 'POST', '/orders'))?.route).toBe('/orders')
  })

  it('knows no route without a mark', async () => {
    const marked = new Set(browserCalls('catalog').map(({ method, route }) => `${method} ${route}`))
    const routes = apps.catalog?.routes.map(({ method, path }) => `${method} ${path}`) ?? []
    expect(routes).toContain('GET /v3/exports/brands')
    expect(marked).not.toContain('GET /v3/exports/brands')
    expect(await findCall('catalog', 'GET', '/v3/exports/brands')).toBeNull()
  })

  it('is there as well where the calls go to another process (DEC-21)', async () => {
    process.env.CATALOG_HOSTS = 'http://catalog.example'
    try {
      expect(await findCall('catalog', 'GET', '/v3/search')).toMatchObject({
        method: 'GET',
        route: '/v3/search',
      })
      expect(await findCall('catalog', 'GET', '/v3/exports/brands')).toBeNull()
    } finally {
      delete process.env.CATALOG_HOSTS
    }
  })

  it('refuses a mark that leaves a parameter open', () => {
    const app = serviceApp().get('/things/:id', browser(), (context) => context.json({}))
    expect(() => browserCallsOf(app)).toThrow('/things/:id does not say what :id looks like')
  })
})
