import { isAllowedCall } from '@/lib/gateway/calls'

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
  ['media', 'GET', '/media/x.webp', false],
] as const)('%s %s %s: %s', (service, method, path, allowed) => {
  expect(isAllowedCall(service, method, path)).toBe(allowed)
})
