import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerVariant } from '@/lib/media/answer-variant.js'

const folder = mkdtempSync(path.join(tmpdir(), 'answer-variant-'))
const answer = answerVariant(folder, async (request, response) => {
  response.end(`next: ${request.url ?? ''}`)
})
const server = createServer((request, response) => void answer(request, response))
let shop = ''
const AVIF = 'image/avif,image/webp,*/*'

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  shop = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})
afterEach(() => jest.restoreAllMocks())

function store(file: string, content: string) {
  mkdirSync(path.join(folder, '.variants', path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, '.variants', file), content)
}

const ask = (path: string, accept = AVIF) => fetch(shop + path, { headers: { accept } })
const text = async (path: string, accept = AVIF) => (await ask(path, accept)).text()

it('answers a stored variant in the format the browser accepts', async () => {
  store('p/1.webp.300.avif', 'avif')
  store('p/1.webp.300.webp', 'webp')
  const answer = await ask('/i/p/1.300')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept',
  })
  expect(await answer.text()).toBe('avif')
  expect(await text('/i/p/1.300', 'image/webp,*/*')).toBe('webp')
})

it.each(['/i/p/none.300', '/i/p/1.301', '/i/..%2f..%2fetc.300', '/i/p/1.300?x=1', '/media/p/1.webp', '/'])(
  'leaves %s to Next.js',
  async (path) => expect(await text(path)).toBe(`next: ${path}`),
)

it('answers from memory for a minute, and then knows of a deleted picture', async () => {
  store('p/2.webp.300.avif', 'kept')
  expect(await text('/i/p/2.300')).toBe('kept')
  rmSync(path.join(folder, '.variants/p/2.webp.300.avif'))
  expect(await text('/i/p/2.300')).toBe('kept')
  const later = Date.now() + 61_000
  jest.spyOn(Date, 'now').mockImplementation(() => later)
  expect(await text('/i/p/2.300')).toBe('next: /i/p/2.300')
})
