import { warmUp } from '@/lib/cache/making/warm-up.js'
import { answerAddress } from '@/lib/listing/answer-address'

/** Links of each page. */
const SITE: Record<string, readonly string[]> = {
  '/': ['/12-son', '/order', '/api/signout', '/12-son?utm_source=home', '//other.vn', 'https://other.vn'],
  '/search': ['/search?q=son&amp;sort=newest', '/12-son'],
  '/12-son': ['/son-moi/7-son-do', '/12-son?sort=newest', '/'],
  '/12-son?sort=newest': ['/son-moi/8-son-hong'],
  '/son-moi/7-son-do': [],
}

async function asked(options: Partial<Parameters<typeof warmUp>[0]> = {}) {
  const urls: string[] = []
  await warmUp({
    ask: (url) => {
      urls.push(url)
      const links = SITE[url]
      return links
        ? Promise.resolve(links.map((link) => `<a class="x" href="${link}">…</a>`).join(''))
        : Promise.reject(new Error('broken'))
    },
    addressOf: answerAddress,
    most: 100,
    isClosing: () => false,
    ...options,
  })
  return urls
}

describe('warmUp', () => {
  it('asks for each public page once, in turn, and goes on after a failure', async () => {
    expect(await asked()).toEqual([
      '/',
      '/search',
      '/12-son',
      '/search?q=son&sort=newest',
      '/son-moi/7-son-do',
      '/12-son?sort=newest',
      '/son-moi/8-son-hong',
    ])
  })

  it('asks for no more pages than it may', async () => {
    expect(await asked({ most: 0 })).toEqual([])
    expect(await asked({ most: 3 })).toHaveLength(3)
  })

  it('ends with the server', async () => {
    let isClosing = false
    const ask = () => {
      isClosing = true
      return Promise.resolve('<a href="/12-son">…</a>')
    }
    expect(await asked({ ask, isClosing: () => isClosing })).toEqual([])
    let count = 0
    await warmUp({
      ask: () => (count++, ask()),
      addressOf: answerAddress,
      most: 9,
      isClosing: () => count > 0,
    })
    expect(count).toBe(1)
  })
})
