// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { settings } from '../../settings/index.js'
import { start } from './console.js'
import { freePort } from './free-port.js'
import { embeddedAddress } from './postgres.js'

/** The shop that the browser tests look at. */

/**
 * Starts stand-ins for Facebook, Google and Zalo that speak their protocols over HTTP; gives the environment for a shop to use them.
 * @returns {Promise<Record<string, string>>}
 */
async function startProviders() {
  const program = start('tsx', ['tests/social/serve.ts', String(await freePort())], { quiet: true })
  for await (const line of createInterface({ input: program.stdout ?? process.stdin }))
    return JSON.parse(line)
  throw new Error('the stand-in of the providers did not start')
}

/** @param {string} dataDir @param {number} port */
async function environment(dataDir, port) {
  const shopData = path.join(dataDir, 'shop')
  return {
    PORT: String(port),
    POSTGRES_PORT: String(await freePort()),
    BANK_PORT: String(await freePort()),
    // Tests always pay at the local bank.
    LOCAL_BANK: 'on',
    DATA_DIR: shopData,
    // Its pictures are few, so they are not those of the developer's own shop. They stay for the next run.
    MEDIA_DIR: path.join(dataDir, 'media'),
    DEMO_PICTURES: 'motifs',
    NEXT_DIST_DIR: '.next-test',
    // Its database is always a new one, and its build is over before the tests that run beside it.
    BUILD_CACHE: 'off',
    PAGE_CACHE_DIR: path.join(shopData, 'pages'),
    // Tests count the pages that are made.
    WARM_UP_PAGES: '0',
    DATABASE_URL: undefined,
    LOG_LEVEL: 'warn',
    // All test browsers have one IP address, and open the shop under two host names.
    RATE_LIMIT_FACTOR: '100',
    SHOP_HOSTS: `http://127.0.0.1:${port}`,
    ...(await startProviders()),
  }
}

/**
 * Starts the shop with `npm run shop` on separate ports and data. Gives its port and what the browser tests must know of it.
 * @param {string} dataDir
 * @returns {Promise<{ port: number, testEnv: Record<string, string> }>}
 */
export async function openTestedShop(dataDir) {
  const port = await freePort()
  const env = await environment(dataDir, port)
  rmSync(env.DATA_DIR, { recursive: true, force: true })
  const shop = start('node', ['scripts/shop.js'], { env, quiet: settings.SHOP_VERBOSE === '' })
  let log = ''
  shop.stdout?.on('data', (chunk) => (log += chunk))
  shop.stderr?.on('data', (chunk) => (log += chunk))
  for (let waited = 0; waited < 1_200 && shop.exitCode === null; waited++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) {
      return {
        port,
        testEnv: {
          SHOP_URL: `http://localhost:${port}`,
          SHOP_DATABASE_URL: String(
            embeddedAddress({ folder: path.join(env.DATA_DIR, 'postgres'), port: Number(env.POSTGRES_PORT) }),
          ),
          SHOP_PAGE_CACHE_DIR: env.PAGE_CACHE_DIR,
          // The staff's programs sign as this shop does.
          SESSION_SECRET: readFileSync(path.join(env.DATA_DIR, 'session.secret'), 'utf8').trim(),
        },
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`the shop did not open\n${log}`)
}
