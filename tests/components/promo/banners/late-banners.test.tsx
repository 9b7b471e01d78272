import type { LateBanners } from '@/lib/client/banners/late-banners'
import { banner } from './sample-banners'

const answers: (() => Promise<Response>)[] = []
const asked: string[] = []
beforeEach(() => {
  asked.splice(0)
  answers.splice(0)
  jest.useFakeTimers()
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    asked.push(path instanceof Request ? path.url : path.toString())
    return (answers.shift() ?? (() => Promise.reject(new TypeError('away'))))()
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const away = () => Promise.reject(new TypeError('away'))
const broken = () =>
  Promise.resolve(Response.json({ success: false, code: 'INTERNAL_ERROR' }, { status: 500 }))
const given = () =>
  Promise.resolve(
    Response.json({
      success: true,
      data: [
        ...['f1', 'f2', 'f3'].map((id) => banner(id, { type: 'floating', banner_type: 'mini' })),
        ...['p1', 'p2', 'p3'].map((id) => banner(id)),
      ],
    }),
  )

/** The module as a new visit has it. */
async function visit() {
  jest.resetModules()
  return (await import('@/lib/client/banners/late-banners')).lateBanners
}
const ids = (banners: LateBanners) => ({
  floating: banners.floating.map(({ _id }) => _id),
  popup: banners.popup.map(({ _id }) => _id),
})

it('keeps two floating banners, and loads once in a visit (HOM-07)', async () => {
  answers.push(given)
  const lateBanners = await visit()
  const [first, second] = await Promise.all([lateBanners(), lateBanners()])
  expect(ids(first)).toEqual({ floating: ['f1', 'f2'], popup: ['p1', 'p2', 'p3'] })
  expect(second).toBe(first)
  expect(asked).toHaveLength(1)
  expect(decodeURIComponent(asked[0] ?? '')).toContain('{"locations":["floating","popup"]}')
})

it('tries three times more when loading fails (HOM-06)', async () => {
  answers.push(away, broken, away, given)
  const loading = (await visit())()
  await jest.advanceTimersByTimeAsync(10_000)
  expect((await loading).popup).toHaveLength(3)
  expect(asked).toHaveLength(4)
})

it('gives up then, and the next page may try again', async () => {
  answers.push(away, away, away, away)
  const lateBanners = await visit()
  const failed = expect(lateBanners()).rejects.toThrow('no answer')
  await jest.advanceTimersByTimeAsync(60_000)
  await failed
  expect(asked).toHaveLength(4)
  answers.push(given)
  expect((await lateBanners()).floating).toHaveLength(2)
})
