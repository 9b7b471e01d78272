import { hostsOf, rotation } from '@/lib/services/hosts'

it('reads a comma list of hosts (DEC-21, NET-04)', () => {
  expect(hostsOf('catalog')).toEqual([])
  process.env.CATALOG_HOSTS = 'http://a:1/catalog/, http://b:2'
  expect(hostsOf('catalog')).toEqual(['http://a:1/catalog', 'http://b:2'])
  expect(hostsOf('cart')).toEqual([])
  delete process.env.CATALOG_HOSTS
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
