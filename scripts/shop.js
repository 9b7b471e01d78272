// @ts-check
import process from 'node:process'
import { run, start, step } from './start/console.js'
import { drawPictures, openEnvironment } from './start/environment.js'
import { printAddresses, runShop, waitUntilReady } from './start/run-shop.js'
import { SERVE } from './start/serve-command.js'
import { readSettings } from './start/settings.js'

/**
 * `npm run shop`: from a fresh clone to a running shop. It also runs before the packages are installed, so until then it imports only
 * modules of Node. `npm run shop -- --check` only lists what is not ready for the public.
 */

const isCheck = process.argv.includes('--check')

await runShop(async (closing) => {
  if (isCheck) {
    readSettings()
    process.exit((await run('tsx', ['scripts/start/readiness.ts'])).code)
  }
  const { settings, env, database, bankUrl } = await openEnvironment(closing)
  if (env.SITE_URL.startsWith('https:')) {
    console.log('▸ What is still demo or missing:')
    const { code } = await run('tsx', ['scripts/start/readiness.ts'], {
      env: { DATABASE_URL: env.DATABASE_URL },
    })
    if (code !== 0) throw new Error('The shop does not start until that is corrected.')
  }
  const { buildIfNeeded } = await import('./start/build.js')
  await step('Drawing the demo pictures and building', async () => {
    await Promise.all([drawPictures(env), buildIfNeeded({ distDir: settings.distDir, database, env })])
  })
  const shop = start('node', SERVE, { env })
  await waitUntilReady(shop, settings.port)
  printAddresses(env.SITE_URL, bankUrl)
  return shop
})
