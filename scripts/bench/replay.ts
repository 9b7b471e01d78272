import { Agent, get } from 'node:http'

export interface Replay {
  requestsPerSecond: number
  p50: number
  p99: number
  /** share of answers from the cache, 0–1 */
  hitShare: number
}

interface Answer {
  status: number
  isHit: boolean
}

/** Sends one request; the body is read and discarded. */
function request(url: URL, agent: Agent, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          isHit: ['HIT', 'STALE'].includes(String(response.headers['x-nextjs-cache'])),
        }),
      )
    }).on('error', reject)
  })
}

/** A generator of pseudo-random randomNumbers from 0 to 1 (mulberry32): the same sequence for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The addresses in a random order of popularity, the same for the same seed. */
export function byPopularity(paths: readonly string[], seed = 1): string[] {
  const next = randomNumbers(seed)
  return paths
    .map((path) => ({ path, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ path }) => path)
}

/** Draws addresses with a Zipf distribution: the second half as often as the first, the third a third as often. */
export function zipf(wanted: readonly string[], seed = 1): () => string {
  const next = randomNumbers(seed)
  let total = 0
  const sums = wanted.map((_, index) => (total += 1 / (index + 1)))
  return () => {
    const drawn = next() * total
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < drawn) low = middle + 1
      else high = middle
    }
    return wanted[low] ?? '/'
  }
}

/** Requests the addresses that `draw` gives, 16 at a time, while `isRunning`. @throws when an answer has another status than `status` */
export async function replay(
  shop: string,
  draw: () => string | null,
  {
    status = [200],
    isRunning = () => true,
    headers = {},
  }: { status?: number[]; isRunning?: () => boolean; headers?: Record<string, string> } = {},
): Promise<Replay> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const times: number[] = []
  let hits = 0
  const started = performance.now()
  const work = async () => {
    for (let path = draw(); path !== null && isRunning(); path = draw()) {
      const from = performance.now()
      const answer = await request(new URL(path, shop), agent, headers)
      if (!status.includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
      if (answer.isHit) hits++
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  const seconds = (performance.now() - started) / 1_000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return {
    requestsPerSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    hitShare: hits / times.length,
  }
}

/** True for `seconds` from now on. */
export function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000
  return () => performance.now() < end
}

/** The addresses one after the other, then null. */
export function inOrder(paths: Iterable<string>): () => string | null {
  const iterator = paths[Symbol.iterator]()
  return () => {
    const step = iterator.next()
    return step.done === true ? null : step.value
  }
}
