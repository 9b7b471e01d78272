// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { settings, writtenSettings } from '../settings/index.js'
import { must, onStop, run, start, step, stopChildren } from './start/console.js'
import { findBrowser, install, installBrowser, isInstalled, wantsBrowser } from './start/install.js'

/**
 * `npm test`: all checks, from a fresh clone: lint, types, import rules, unit, component and service tests, then the built shop in a
 * browser. `npm test -- unit` runs one part: static, unit, components, services, e2e.
 */

const PARTS = ['static', 'unit', 'components', 'services', 'e2e']
const wanted = process.argv.slice(2).filter((part) => PARTS.includes(part))
const has = (/** @type {string} */ part) => wanted.length === 0 || wanted.includes(part)

const dataDir = path.resolve(settings.TEST_DATA_DIR)
const totals = { passed: 0, failed: 0 }
/** Duration of each step, in order of start. @type {{ name: string, seconds: number }[]} */
const times = []
/** @type {(() => Promise<void>)[]} */
const closing = []

async function close() {
  await stopChildren()
  for (const end of closing.splice(0).reverse()) await end()
}
onStop(close)

/** Runs a step whose duration is listed again at the end. @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
async function timed(name, work) {
  const since = performance.now()
  const time = { name, seconds: 0 }
  times.push(time)
  try {
    return await step(name, work)
  } finally {
    time.seconds = (performance.now() - since) / 1000
  }
}

function printTimes() {
  const width = Math.max(...times.map(({ name }) => name.length))
  for (const { name, seconds } of times)
    console.log(`  ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`)
}

/** Runs a check that passes or fails as a whole. @param {string} name @param {string} command @param {string[]} args */
async function check(name, command, args) {
  const { code, output } = await timed(name, () => run(command, args, { quiet: true }))
  if (code === 0) totals.passed++
  else {
    totals.failed++
    console.error(`✗ ${name}\n${output}`)
  }
}

/** A free port. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function staticChecks() {
  await must('next', ['typegen'], { quiet: true })
  // All checks run concurrently on at least two cores. Each worker of the linter reads all types again, so there are several only when a
  // core is free.
  const workers = availableParallelism() > 2 ? '2' : 'off'
  await Promise.all([
    check('Lint', 'eslint', ['--concurrency', workers, '--max-warnings', '0', '.']),
    otherChecks(),
  ])
}

async function otherChecks() {
  await check('Types', 'tsc', ['--noEmit'])
  await check('Format', 'prettier', ['--check', '--log-level', 'warn', '.'])
  await check('House rules', 'depcruise', [
    '--config',
    '.dependency-cruiser.js',
    'app',
    'components',
    'lib',
    'domain',
    'services',
    'demo',
    'settings',
    'middleware.ts',
    'instrumentation.ts',
  ])
  await check('Unused code', 'knip', [])
}

/** @param {string[]} projects */
async function jestTests(projects) {
  /** @type {Record<string, string>} */
  const env = {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    // Logs of refusals that tests provoke would hide a failure.
    LOG_LEVEL: writtenSettings().LOG_LEVEL ?? 'fatal',
  }
  if (projects.includes('services')) {
    const { dataFolder, startPostgres } = await import('./start/postgres.js')
    const folder = dataFolder(path.join(dataDir, 'services'))
    rmSync(folder, { recursive: true, force: true })
    const server = await startPostgres({
      folder,
      port: await freePort(),
      database: 'postgres',
      isDurable: false,
    })
    closing.push(async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    env.TEST_DATABASE_ADMIN_URL = server.url
  }
  const report = path.join(dataDir, 'jest.json')
  rmSync(report, { force: true })
  await timed(`Tests: ${projects.join(', ')}`, () =>
    run(
      'jest',
      [
        '--config',
        'tests/jest.config.js',
        '--rootDir',
        '.',
        '--selectProjects',
        ...projects,
        '--json',
        '--outputFile',
        report,
        '--silent',
      ],
      { env, quiet: false },
    ),
  )
  if (!existsSync(report)) {
    totals.failed++
    return
  }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  totals.passed += numPassedTests
  totals.failed += numFailedTests + numRuntimeErrorTestSuites
}

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

/** Starts the shop with `npm run shop` on separate ports and data. */
async function openShop() {
  const port = await freePort()
  const shopData = path.join(dataDir, 'shop')
  rmSync(shopData, { recursive: true, force: true })
  const env = {
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
    PAGE_CACHE_DIR: path.join(shopData, 'pages'),
    DATABASE_URL: undefined,
    LOG_LEVEL: 'warn',
    // All test browsers have one IP address, and open the shop under two host names.
    RATE_LIMIT_FACTOR: '100',
    SHOP_HOSTS: `http://127.0.0.1:${port}`,
    ...(await startProviders()),
  }
  const shop = start('node', ['scripts/shop.js'], { env, quiet: settings.SHOP_VERBOSE === '' })
  let log = ''
  shop.stdout?.on('data', (chunk) => (log += chunk))
  shop.stderr?.on('data', (chunk) => (log += chunk))
  for (let waited = 0; waited < 1_200 && shop.exitCode === null; waited++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return { port, shopData, postgresPort: env.POSTGRES_PORT }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`the shop did not open\n${log}`)
}

async function browserTests() {
  if (await wantsBrowser()) await timed('Installing a browser', installBrowser)
  const { port, shopData, postgresPort } = await timed('Opening a shop to test', openShop)
  await check('JavaScript budgets', 'node', ['scripts/budgets.js', `http://127.0.0.1:${port}`])
  const report = path.join(dataDir, 'playwright.json')
  rmSync(report, { force: true })
  const password = readFileSync(path.join(shopData, 'postgres.password'), 'utf8').trim()
  const env = {
    SHOP_URL: `http://localhost:${port}`,
    SHOP_DATABASE_URL: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${postgresPort}/nang`,
    SHOP_PAGE_CACHE_DIR: path.join(shopData, 'pages'),
    CHROMIUM_PATH: (await findBrowser()) ?? undefined,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  await timed('Browser tests', () => run('playwright', ['test', '--reporter', 'line,json'], { env }))
  if (!existsSync(report)) {
    totals.failed++
    return
  }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  totals.passed += stats.expected + stats.flaky
  totals.failed += stats.unexpected
}

try {
  if (!isInstalled()) await timed('Installing packages', install)
  mkdirSync(dataDir, { recursive: true })
  if (has('static')) await timed('Static checks', staticChecks)
  const projects = ['unit', 'components', 'services'].filter(has)
  if (projects.length > 0) await jestTests(projects)
  if (has('e2e')) await browserTests()
} catch (error) {
  totals.failed++
  console.error(error instanceof Error ? error.message : error)
}
await close()
times.push({ name: 'Together', seconds: performance.now() / 1000 })
printTimes()
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
