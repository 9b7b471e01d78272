import { listingDoor } from '@/lib/listing-door'

const ask = (address: string) => listingDoor(new URL(address, 'https://nang.vn'))

const answered = (status: number, ...locations: string[]) => {
  const headers = new Headers()
  for (const location of locations) headers.append('location', location)
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers }))
}

afterEach(() => jest.restoreAllMocks())

it('lets a listing begin that is there', async () => {
  answered(200)
  expect(await ask('/12-son-moi?sort=newest')).toEqual({ is: 'open' })
})

it('says so when there is none', async () => {
  answered(404)
  expect(await ask('/tag/khong-co?sort=newest')).toEqual({ is: 'missing' })
})

it.each([
  ['once', ['/12-son-moi']],
  ['twice, as a page does that was made for this question', ['/12-son-moi', '/12-son-moi']],
])('names the right address, query and all, when the page says it %s', async (_, locations) => {
  answered(308, ...locations)
  expect(await ask('/12-sai?sort=newest&page=2')).toEqual({
    is: 'moved',
    to: '/12-son-moi?sort=newest&page=2',
  })
})

it('asks without the query, which would lead back to itself', async () => {
  answered(200)
  await ask('/brand/3_sen-muon?q=son')
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/:\d+\/brand\/3_sen-muon$/),
    expect.objectContaining({ method: 'HEAD', redirect: 'manual' }),
  )
})

it('leaves it to the page when nobody answers', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  expect(await ask('/12-son-moi?sort=newest')).toEqual({ is: 'open' })
})
