// @ts-check
import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Below the ports that systems give to outgoing connections: a port stays free until the program that is to have it has started. */
const FIRST = 20_000
const LAST = 32_000

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A free port. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}
