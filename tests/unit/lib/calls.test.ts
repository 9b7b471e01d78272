import { changesState, findCall } from '@/lib/gateway/calls'

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
] as const)('%s %s %s: %s', (service, method, path, allowed) => {
  expect(findCall(service, method, path) !== null).toBe(allowed)
})

it('takes leaving by GET for a change', () => {
  const call = findCall('account', 'GET', '/auth/logout')
  expect(call && changesState(call)).toBe(true)
})
