import { hostsOf, rotation, type Service, SERVICES } from '@/lib/services/hosts'

it('reads a comma list of hosts (DEC-21, NET-04)', () => {
  expect(hostsOf('catalog')).toEqual([])
  process.env.CATALOG_HOSTS = 'http://a:1/catalog/, http://b:2'
  expect(hostsOf('catalog')).toEqual(['http://a:1/catalog', 'http://b:2'])
  expect(hostsOf('cart')).toEqual([])
  delete process.env.CATALOG_HOSTS
})

/** The specification's names beside ours; admin APIs, chatbot and sockets are in docs/deviations.md. */
it.each<[string, Service, string]>([
  ['public', 'public', 'PUBLIC_HOSTS'],
  ['catalog', 'catalog', 'CATALOG_HOSTS'],
  ['reviews', 'review', 'REVIEW_HOSTS'],
  ['accounts', 'account', 'ACCOUNT_HOSTS'],
  ['carts', 'cart', 'CART_HOSTS'],
  ['orders', 'order', 'ORDER_HOSTS'],
  ['shipping', 'shipping', 'SHIPPING_HOSTS'],
  ['payments', 'payment', 'PAYMENT_HOSTS'],
  ['POS', 'pos', 'POS_HOSTS'],
  ['single sign-on broker', 'sso', 'SSO_HOSTS'],
  ['analytics', 'analytics', 'ANALYTICS_HOSTS'],
])('%s have base addresses of their own (NET-04)', (_name, service, setting) => {
  process.env[setting] = 'http://own.example/base'
  const withOwn = SERVICES.filter((each) => hostsOf(each).length > 0)
  const own = hostsOf(service)
  Reflect.deleteProperty(process.env, setting)
  expect([withOwn, own]).toEqual([[service], ['http://own.example/base']])
})

it('hands out hosts in turn, each service by itself (NET-03)', () => {
  const next = rotation()
  const hosts = ['a', 'b', 'c']
  expect([
    next('catalog', hosts),
    next('catalog', hosts),
    next('cart', hosts),
    next('catalog', hosts),
    next('catalog', hosts),
  ]).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ])
  expect(next('catalog', [])).toEqual([])
})
