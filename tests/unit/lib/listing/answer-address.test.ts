import { answerAddress } from '@/lib/listing/answer-address'

const page = (key: string) => ({ is: 'page', key })
const query = (key: string, moved: string | null = null) => ({ is: 'query', key, moved })

describe('the name of an answer', () => {
  it.each([
    ['/', page('/')],
    ['/profile/%C4%83n', page('/profile/%C4%83n')],
    ['/?utm_source=fb&gclid=1', page('/')],
    ['/son/12-son-moi?utm_campaign=x', page('/son/12-son-moi')],
    ['/12-son?page=2', page('/12-son?page=2')],
    ['/12-son?page=2&fbclid=1', page('/12-son?page=2')],
    ['/sale?page=2', page('/sale?page=2')],
    ['/search', query('/search')],
    ['/search?q=son', query('/search?q=son')],
    ['/search?q=son&utm_source=fb', query('/search?q=son')],
    ['/12-son?brands=3,5&sort=newest', query('/12-son?brands=3,5&sort=newest')],
    ['/12-son?brands=3%2C5&sort=newest', query('/12-son?brands=3,5&sort=newest')],
    ['/sale?sort=cheapest', query('/sale?sort=cheapest')],
    ['/search?q=son%20m%C3%B4i', query('/search?q=son+m%C3%B4i')],
  ])('of %s', (url, address) => expect(answerAddress(url)).toEqual(address))

  it.each([
    ['/12-son?sort=newest&brands=3', '/12-son?brands=3&sort=newest'],
    ['/12-son?brands=3&brands=5', '/12-son?brands=3,5'],
    ['/12-son?sort=no-such', '/12-son'],
    ['/12-son?sort=newest&page=1', '/12-son?sort=newest'],
    ['/search?q=+son+', '/search?q=son'],
    ['/search?q=%00', '/search'],
    ['/search?q=', '/search'],
  ])('of %s is that of %s', (url, moved) => expect(answerAddress(url)).toEqual(query(moved, moved)))

  it.each([
    '/?page=2',
    '/best-seller?category=3',
    '/son/12-son-moi?limit=8',
    '/s%6Fn/12-son-moi',
    '/profile/%c4%83n',
    '/son/%E0%A4%A',
    '/12-son?page=0',
    '/12-son?page=2&page=3',
    '/12-son?appsmode=1&sort=newest',
    '/?sso_token=x',
    '/?_rsc=1',
    '//elsewhere.example/search?q=son',
    'http://elsewhere.example/',
    '/page/termsandconditions?version=2',
  ])('is none for %s', (url) => expect(answerAddress(url)).toBeNull())
})

/** A redirect to an address that is redirected again would never end. */
it.each([
  '/search?q=a\'b"<c>&sort=newest',
  '/search?q=%F0%9F%92%84%20son&prices=0-1',
  '/search?q=%ED%A0%80',
  '/search?q=son+d%C6%B0%E1%BB%9Bi+200k&prices=0-200000',
  '/search?q=du%CC%9Bo%CC%9B%CC%81i+200k',
  `/search?q=${'a%20'.repeat(300)}`,
  '/12-son?q=%20a%00b&prices=9-1&rating=9&is_sale=yes&limit=999&skip=-1&page=x',
  '/12-son?skip=24&page=3&limit=24',
  '/12-son?tags=7,7,x,3&origins=%2C,&category=5;6&products=1-2',
  '/sale?prices=100000-&prices=-5',
])('the normal form of %s is its own', (url) => {
  const address = answerAddress(url)
  if (address?.is !== 'query') throw new Error('made from no query')
  const again = answerAddress(address.moved ?? url)
  expect(again).toEqual(again?.is === 'query' ? query(address.key) : page(address.key))
})
