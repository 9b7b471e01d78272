import { EventEmitter } from 'node:events'
import { Turns } from '@/lib/cache/answers/turns.js'

let turns: Turns
let log: string[]

/** A request whose end is given. */
function begin(kind: 'page' | 'data', url: string, name = `${kind} ${url}`) {
  let finish: () => void = () => undefined
  let fail: () => void = () => undefined
  const response = new EventEmitter()
  const done = turns.take(kind, url, response as never, () => {
    log.push(name)
    return new Promise<void>((resolve, reject) => {
      finish = resolve
      fail = () => reject(new Error(name))
    })
  })
  return { done, finish: () => finish(), fail: () => fail(), leave: () => response.emit('close') }
}
const rest = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => {
  turns = new Turns()
  log = []
})

it.each([
  ['page', 'data'],
  ['data', 'page'],
] as const)(
  'a request for a %s holds those for the %s of that page until it is over',
  async (first, second) => {
    const one = begin(first, '/son/12-son?page=2')
    const two = begin(second, '/s%6Fn/12-son?limit=8')
    await rest()
    expect(log).toEqual([`${first} /son/12-son?page=2`])
    one.finish()
    await rest()
    expect(log).toHaveLength(2)
    two.finish()
    await Promise.all([one.done, two.done])
  },
)

it('requests of one kind, and for other pages, hold nothing', async () => {
  begin('page', '/son/12-son')
  begin('page', '/son/12-son')
  begin('data', '/son/13-son')
  begin('data', '/%E0%A4%A')
  await rest()
  expect(log).toHaveLength(4)
})

it('a request that fails holds nothing any more, and fails for who made it', async () => {
  const one = begin('page', '/son/12-son')
  const two = begin('data', '/son/12-son')
  await rest()
  one.fail()
  await expect(one.done).rejects.toThrow('page /son/12-son')
  await rest()
  expect(log).toHaveLength(2)
  two.finish()
  await two.done
})

it('a request whose client has left holds nothing, answered or not', async () => {
  const one = begin('data', '/')
  begin('page', '/')
  await rest()
  expect(log).toHaveLength(1)
  one.leave()
  await rest()
  expect(log).toHaveLength(2)
})

it('a request waits for two seconds at most', async () => {
  begin('data', '/')
  begin('page', '/')
  await new Promise((resolve) => setTimeout(resolve, 1_700))
  expect(log).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(log).toHaveLength(2)
})

it('those that wait for several go when all are over, and then hold the others', async () => {
  const pages = [begin('page', '/a'), begin('page', '/a')]
  const data = begin('data', '/a')
  await rest()
  pages[0]?.finish()
  await rest()
  expect(log).toHaveLength(2)
  pages[1]?.finish()
  await rest()
  expect(log).toHaveLength(3)
  const late = begin('page', '/a', 'late')
  await rest()
  expect(log).toHaveLength(3)
  data.finish()
  await rest()
  expect(log.at(-1)).toBe('late')
  late.finish()
  await late.done
})
