// @ts-check
import process from 'node:process'
import { onStop, stopChildren } from './console.js'
import { installIfNeeded } from './install.js'

/**
 * Runs a shop in this process's name: installs the packages if needed, starts the shop, and ends with everything that was started, on
 * Ctrl-C, on SIGTERM, when the shop ends or when it cannot start.
 * @param {(closing: (() => Promise<void>)[]) => Promise<import('node:child_process').ChildProcess>} open starts the shop and gives its
 *   storefront; adds to `closing` what has to be stopped after it
 * @param {{ installPackages?: () => Promise<void> }} [steps]
 */
export async function runShop(open, { installPackages = installIfNeeded } = {}) {
  /** @type {(() => Promise<void>)[]} */
  const closing = []
  const close = async () => {
    await stopChildren()
    for (const stop of closing.splice(0).reverse()) await stop()
  }
  let isStopping = false
  onStop(async () => {
    isStopping = true
    console.log('\nClosing the shop …')
    await close()
  })
  try {
    await installPackages()
    const storefront = await open(closing)
    storefront.once('exit', async (code) => {
      if (isStopping) return
      await close()
      process.exit(code ?? 1)
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await close()
    process.exit(1)
  }
}

/**
 * Waits until a storefront answers. @throws when it ends before, or does not answer in time
 * @param {import('node:child_process').ChildProcess} storefront @param {number} port @param {number} [seconds]
 */
export async function waitUntilReady(storefront, port, seconds = 30) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
    if (storefront.exitCode !== null) throw new Error(`the shop ended with code ${storefront.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`the shop did not answer on port ${port}`)
}

/** Prints where the shop and its local bank are. @param {string} siteUrl @param {string | null} bankUrl */
export function printAddresses(siteUrl, bankUrl) {
  console.log(`\n  The shop is open: ${siteUrl}`)
  if (bankUrl) console.log(`  No payment provider is set up: payments go to the local bank, ${bankUrl}`)
  console.log('  Stop it with Ctrl-C.\n')
}
