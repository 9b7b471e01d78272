// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { settings, writtenSettings } from '../settings/index.js'
import { must, onStop, run, step, stopChildren } from './start/console.js'
import { freePort } from './start/free-port.js'
import { findBrowser, install, installBrowser, isInstalled, wantsBrowser } from './start/install.js'
import { openTestedShop } from './start/tested-shop.js'

/**
 * `npm test`: all checks, from a fresh clone: lint, types, import rules, unit, component and service tests, then the built shop in a
 * browser. `npm test -- unit` runs one part: static, unit, components, services, e2e.
 */

const PARTS = ['static', 'unit', 'components', 'services', 'e2e']
const wanted = process.argv.slice(2).filter((part) => PARTS.includes(part))
const has = (/** @type {string} */ part) => wanted.length === 0 || wanted.includes(part)

const dataDir = path.resolve(settings.TEST_DATA_DIR)
const totals = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []
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

/** @param {string} text printed at once and again at the end */
function fail(text) {
  totals.failed++
  failures.push(text)
  console.error(text)
}

/** Runs a part of the tests; an exception is one failure and does not end the other parts. @template T @param {() => Promise<T>} work */
async function part(work) {
  try {
    return await work()
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
    return null
  }
}

/** Runs a check that passes or fails as a whole. @param {string} name @param {string} command @param {string[]} args */
async function check(name, command, args, background = false) {
  const { code, output } = await timed(name, () => run(command, args, { quiet: true, background }))
  if (code === 0) totals.passed++
  else fail(`✗ ${name}\n${output}`)
}

async function staticChecks() {
  await must('next', ['typegen'], { quiet: true })
  await Promise.all([staticCheck('Lint', 'eslint', ['--max-warnings', '0', '.']), otherChecks()])
}

/** Beside browser tests, which look at the clock, these checks take what processor time is left. */
const staticCheck = (/** @type {[name: string, command: string, args: string[]]} */ ...of) =>
  check(...of, has('e2e'))

async function otherChecks() {
  // By its path: another TypeScript below has a command of the same name.
  await staticCheck('Types', 'node', ['node_modules/@typescript/native/bin/tsc', '--noEmit'])
  await staticCheck('Lint of types', 'oxlint', ['--deny-warnings'])
  await staticCheck('Format', 'prettier', ['--check', '--log-level', 'warn', '.'])
  await staticCheck('House rules', 'depcruise', [
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
  await staticCheck('Unused code', 'knip', [])
  await staticCheck('Content', 'tsx', ['scripts/content.ts', 'check'])
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

async function openShop() {
  if (await wantsBrowser()) await timed('Installing a browser', installBrowser)
  return timed('Opening a shop to test', () => openTestedShop(dataDir))
}

/** @param {Awaited<ReturnType<typeof openTestedShop>>} shop */
async function browserTests({ port, testEnv }) {
  await check('JavaScript budgets', 'node', ['scripts/budgets.js', `http://127.0.0.1:${port}`])
  const report = path.join(dataDir, 'playwright.json')
  rmSync(report, { force: true })
  const env = {
    ...testEnv,
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

/**
 * The shop is built beside the tests that need none. Lint, types and the like follow once no build changes the files they read, and fill
 * the pauses of the browser tests (ADR 57).
 */
async function allParts() {
  if (!isInstalled()) await timed('Installing packages', install)
  mkdirSync(dataDir, { recursive: true })
  const opening = has('e2e') ? part(openShop) : Promise.resolve(null)
  const checking = opening.then(async () => {
    if (has('static')) await part(() => timed('Static checks', staticChecks))
  })
  const projects = ['unit', 'components', 'services'].filter(has)
  if (projects.length > 0) await part(() => jestTests(projects))
  const shop = await opening
  if (shop) await part(() => browserTests(shop))
  await checking
}

await part(allParts)
await close()
times.push({ name: 'Together', seconds: performance.now() / 1000 })
printTimes()
// Parts that run concurrently print between one another.
for (const text of failures) console.error(text)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
