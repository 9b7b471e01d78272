import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
  /** all of them, those of the warm-up too */
  answers: number
}

/** Requests one address on 16 connections for 8 seconds, after two of warm-up. Latencies in ms. @throws when a request fails */
export async function load(url: string, encoding: 'gzip' | 'identity' = 'identity'): Promise<Load> {
  const asked = { url, connections: 16, headers: { 'accept-encoding': encoding } }
  const warmUp = await autocannon({ ...asked, duration: 2 })
  const result = await autocannon({ ...asked, duration: 8 })
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`)
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answers: warmUp.requests.total + result.requests.total,
  }
}

/** Requests each address once, `connections` at a time; gives the sorted latencies in ms. */
export async function once(urls: readonly string[], connections = 16): Promise<number[]> {
  const queue = urls.values()
  const times: number[] = []
  const work = async () => {
    for (const url of queue) {
      const started = performance.now()
      const response = await fetch(url)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return times.sort((a, b) => a - b)
}

/** The value below which `share` of the sorted numbers lie. */
export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
