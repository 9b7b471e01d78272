// @ts-check
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { PAYMENT_PROVIDER_SWITCHES } from '../../domain/shop/payment-providers.js'
import { settings, writtenSettings } from '../../settings/index.js'
import { start } from './console.js'

/**
 * Whether the local bank replaces the payment providers: when none is configured, or with LOCAL_BANK=on. Never on a public (https)
 * address, where its payments would count as money.
 * @param {string} siteUrl
 */
export function isBankNeeded(siteUrl) {
  if (siteUrl.startsWith('https:')) return false
  if (settings.LOCAL_BANK) return settings.LOCAL_BANK === 'on'
  return Object.values(PAYMENT_PROVIDER_SWITCHES).every((name) => writtenSettings()[name] === undefined)
}

/**
 * Starts the local bank, which ends with the shop. Its secrets and payments are stored in the data folder, so that they survive a restart.
 * Gives the environment variables that make the shop use it as its providers.
 * @param {{ dataDir: string, bankPort: number, bankSecret: string }} settings
 * @param {string} siteUrl
 * @returns {Promise<Record<string, string>>}
 */
export async function startLocalBank({ dataDir, bankPort, bankSecret }, siteUrl) {
  const env = {
    BANK_SECRET: bankSecret,
    BANK_LEDGER: path.join(dataDir, 'bank.jsonl'),
    VNPAY_IPN_URL: `${siteUrl}/api/payment/notify/vnpay`,
    SHOPEEPAY_NOTIFY_URL: `${siteUrl}/api/payment/notify/shopeepay`,
  }
  // Node without the tsx wrapper: the bank must be a direct child, because it ends with its parent process.
  const bank = start('node', ['--import', 'tsx', 'scripts/bank/serve.ts', String(bankPort)], {
    env,
    quiet: true,
  })
  bank.stderr?.pipe(process.stderr)
  const lines = createInterface({ input: bank.stdout ?? process.stdin })
  for await (const line of lines) return JSON.parse(line)
  throw new Error('the local bank did not start')
}
