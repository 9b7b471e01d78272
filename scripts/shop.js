// @ts-check
import process from 'node:process'
import { must, onStop, run, start, step, stopChildren } from './start/console.js'
import { install, isInstalled } from './start/install.js'
import { isBankNeeded, startLocalBank } from './start/local-bank.js'
import { SERVE } from './start/serve-command.js'
import { readSettings, shopEnvironment } from './start/settings.js'

/**
 * `npm run shop`: from a fresh clone to a running shop. It also runs before the packages are installed, so until then it imports only
 * modules of Node. `npm run shop -- --check` only lists what is not ready for the public.
 */

const isCheck = process.argv.includes('--check')

/** @type {(() => Promise<void>)[]} */
const closing = []

onStop(async () => {
  console.log('\nClosing the shop …')
  await stopChildren()
  for (const close of closing.reverse()) await close()
})

try {
  if (!isInstalled()) await step('Installing packages', install)
  const settings = readSettings()
  if (isCheck) process.exit((await run('tsx', ['scripts/start/readiness.ts'])).code)

  let databaseUrl = settings.databaseUrl
  if (!databaseUrl) {
    const { startPostgres } = await import('./start/postgres.js')
    const server = await step('Starting PostgreSQL', () =>
      startPostgres({ folder: `${settings.dataDir}/postgres`, port: settings.postgresPort }),
    )
    closing.push(server.stop)
    databaseUrl = server.url
  }
  const shopEnv = shopEnvironment(settings, databaseUrl)
  const needsBank = isBankNeeded(shopEnv.SITE_URL)
  const bankEnv = needsBank
    ? await step('Opening the local bank', () => startLocalBank(settings, shopEnv.SITE_URL))
    : {}
  const env = { ...shopEnv, ...bankEnv }

  const prepared = await step('Migrating the database, filling it if it is empty', () =>
    must('tsx', ['scripts/start/prepare.ts'], { env, quiet: true }),
  )
  const database = prepared.trim().split('\n').at(-1) ?? ''
  if (shopEnv.SITE_URL.startsWith('https:')) {
    console.log('▸ What is still demo or missing:')
    const { code } = await run('tsx', ['scripts/start/readiness.ts'], { env: { DATABASE_URL: databaseUrl } })
    if (code !== 0) throw new Error('The shop does not start until that is corrected.')
  }
  const { buildIfNeeded } = await import('./start/build.js')
  await step('Drawing the demo pictures and building', async () => {
    await Promise.all([
      must('tsx', ['scripts/start/draw-pictures.ts'], { env }),
      buildIfNeeded({ distDir: settings.distDir, database, env }),
    ])
  })

  const shop = start('node', SERVE, { env })
  shop.once('exit', async (code) => {
    await stopChildren()
    for (const close of closing.reverse()) await close()
    process.exit(code ?? 1)
  })
  await waitUntilReady(settings.port)
  console.log(`\n  The shop is open: ${env.SITE_URL}`)
  if (needsBank)
    console.log(
      `  No payment provider is set up: payments go to the local bank, ${bankEnv.MOMO_URL?.replace('/momo', '')}`,
    )
  console.log('  Stop it with Ctrl-C.\n')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stopChildren()
  for (const close of closing.reverse()) await close()
  process.exit(1)
}

/** @param {number} port */
async function waitUntilReady(port) {
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`the shop did not answer on port ${port}`)
}
