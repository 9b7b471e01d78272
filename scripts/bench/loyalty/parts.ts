import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { reportRule } from '@/scripts/bench/checkout/report'
import { percentile } from '@/scripts/bench/load'
import type { BenchBackend, Player } from './bench-backend'
import { giveRights, makeMission, oneGift } from './wheels'

const CONNECTIONS = 32

interface Timed<Result> {
  results: Result[]
  /** ms, sorted */
  times: number[]
  seconds: number
}

/** Does the work for each item, `connections` at a time. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  connections = CONNECTIONS,
): Promise<Timed<Result>> {
  const queue = items.values()
  const results: Result[] = []
  const times: number[] = []
  const started = performance.now()
  const worker = async () => {
    for (const item of queue) {
      const since = performance.now()
      results.push(await work(item))
      times.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { results, times: times.sort((a, b) => a - b), seconds: (performance.now() - started) / 1_000 }
}

const speed = ({ results, times, seconds }: Timed<unknown>) =>
  `${(results.length / seconds).toFixed(0)} a second, p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`

const checkIn = (bench: BenchBackend, mission: number) => (who: Player) =>
  bench.call(who, 'POST', `/public/mission/${mission}/checkins`)

const spin =
  (bench: BenchBackend, mission: number, call: 'call' | 'insist' = 'call') =>
  ({ who, key }: { who: Player; key: string }) =>
    bench[call](who, 'POST', `/public/mission/${mission}/spins`, { 'idempotency-key': key })

const withKeys = (players: readonly Player[]) => players.map((who) => ({ who, key: randomUUID() }))
const created = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 201).length

/** Check-ins and spins of 5,000 members, the demo shop's wheel. */
export async function speedOfBoth(bench: BenchBackend): Promise<void> {
  const mission = await makeMission()
  const players = await bench.players(5_000)
  const checkedIn = await eachOf(players, checkIn(bench, mission))
  reportRule('5,000 members check in', created(checkedIn.results) === 5_000, speed(checkedIn))
  const spun = await eachOf(withKeys(players), spin(bench, mission))
  reportRule('5,000 members spin', created(spun.results) === 5_000, speed(spun))
}

/** 500 check-ins and 500 spins of one member at once. */
export async function oneMember(bench: BenchBackend): Promise<void> {
  const mission = await makeMission()
  const [who] = await bench.players(1)
  if (!who) throw new Error('no member')
  const many = Array.from({ length: 500 }, () => who)
  const checkedIn = await eachOf(many, checkIn(bench, mission), 500)
  reportRule(
    '500 check-ins of one member at once: one counts',
    created(checkedIn.results) === 1,
    speed(checkedIn),
  )
  const spun = await eachOf(withKeys(many), spin(bench, mission), 500)
  reportRule(
    '500 spins of one member with one right at once: one counts',
    created(spun.results) === 1,
    speed(spun),
  )
}

/** 5,000 members for 100 prizes that everyone would win. */
export async function lastPrizes(bench: BenchBackend): Promise<void> {
  const mission = await makeMission({ prizes: oneGift(100) })
  const players = await bench.players(5_000)
  await giveRights(bench, mission, players)
  const spun = await eachOf(withKeys(players), spin(bench, mission), 200)
  const won = spun.results.filter(({ data }) => data.segment === 0).length
  reportRule(
    '5,000 members spin for 100 prizes: 100 win',
    won === 100 && created(spun.results) === 5_000,
    speed(spun),
  )
}

/** Spins while the backend is killed again and again, each sent again with its key until it is answered. */
export async function kill(bench: BenchBackend): Promise<void> {
  const mission = await makeMission()
  const players = await bench.players(400)
  await giveRights(bench, mission, players, 5)
  const spins = Array.from({ length: 5 }, () => withKeys(players)).flat()
  const killing = new AbortController()
  let kills = 0
  const killer = (async () => {
    // An aborted pause ends the loop.
    while (await setTimeout(randomInt(150, 900), true, killing).catch(() => false)) {
      await bench.restart()
      kills++
    }
  })()
  const spun = await eachOf(spins, spin(bench, mission, 'insist'))
  killing.abort()
  await killer
  const ids = new Set(spun.results.map(({ data }) => data._id))
  const kept = await bench.query<{ id: string }>('SELECT id FROM game.spins WHERE mission_id = $1', [mission])
  reportRule(
    `2,000 spins while the backend was killed ${kills} times by SIGKILL: each is one spin`,
    kills > 2 &&
      ids.size === spins.length &&
      kept.length === spins.length &&
      kept.every(({ id }) => ids.has(id)),
    `${kept.length} of ${spins.length}`,
  )
}
