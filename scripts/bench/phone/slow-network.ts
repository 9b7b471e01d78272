import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Bytes of one segment of TCP, and ms after which a lost one is sent again, twice as long with each loss. */
const SEGMENT = 1_400
const AGAIN_MS = 300
const LONGEST_MS = 20_000

export interface Network {
  /** ms from one end to the other */
  way: number
  /** of each direction, shared by all connections */
  bytesPerSecond: number
  /** share of the packets that are lost */
  loss: number
}

/** Emulates one direction of the network: gives when a segment that is sent now arrives, ms from now. */
function direction(network: Network): (bytes: number) => number {
  let free = 0
  return (bytes) => {
    // Read each time: a network may become worse.
    const { way, bytesPerSecond, loss } = network
    free = Math.max(free, Date.now()) + (bytes / bytesPerSecond) * 1_000
    let late = 0
    for (let again = AGAIN_MS; Math.random() < loss && again < LONGEST_MS; again *= 2) late += again
    return free - Date.now() + way + late
  }
}

/** Passes bytes on in their order: a lost segment holds up those behind it. */
function pass(from: Socket, to: Socket, arrivesIn: (bytes: number) => number): void {
  let last = 0
  const later = (act: () => void, ms: number) => {
    last = Math.max(last, Date.now() + ms)
    setTimeout(act, last - Date.now())
  }
  from.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += SEGMENT) {
      const segment = bytes.subarray(at, at + SEGMENT)
      later(() => to.writable && to.write(segment), arrivesIn(segment.length))
    }
  })
  from.on('end', () => later(() => to.end(), 0))
  from.on('error', () => to.destroy())
  from.on('close', () => later(() => to.destroy(), 0))
}

/**
 * A network between a browser and the shop, as TCP over it looks to both: a browser's own emulation does not slow down its service workers. Gives
 * the address of the shop behind it, and the function that closes it.
 */
export async function slowNetwork(shop: string, network: Network) {
  const { hostname, port } = new URL(shop)
  const [up, down] = [direction(network), direction(network)]
  const server = createServer((browser) => {
    browser.on('error', () => undefined)
    // Two packets open a connection.
    setTimeout(
      () => {
        const upstream = connect(Number(port), hostname)
        pass(browser, upstream, up)
        pass(upstream, browser, down)
      },
      up(0) + down(0),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: opened } = server.address() as AddressInfo
  return { url: `http://localhost:${opened}`, close: () => server.close() }
}
