// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { start, step } from './start/console.js'
import { drawPictures, openEnvironment } from './start/environment.js'
import { printAddresses, runShop, waitUntilReady } from './start/run-shop.js'

/**
 * `npm run dev`: the shop with live reload. Database, pictures and settings are those of `npm run shop`, the storefront is `next dev`: its
 * caches are Next.js' own, and pages are compiled when they are first opened.
 */

/** The first answer waits for the compiler. */
const READY_SECONDS = 180

await runShop(async (closing) => {
  const { settings, env, bankUrl } = await openEnvironment(closing)
  await step('Drawing the demo pictures', () => drawPictures(env))
  // Next.js adds the folder of its types to tsconfig.json; another build folder must not change that file.
  const tsconfig = readFileSync('tsconfig.json', 'utf8')
  closing.push(async () => writeFileSync('tsconfig.json', tsconfig))
  const storefront = start('next', ['dev', '--port', String(settings.port)], { env })
  await waitUntilReady(storefront, settings.port, READY_SECONDS)
  printAddresses(env.SITE_URL, bankUrl)
  return storefront
})
