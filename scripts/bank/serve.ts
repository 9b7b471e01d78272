import { settings } from '@/settings'
import { startBank } from './bank'

/**
 * The bank as a separate program: `tsx scripts/bank/serve.ts <port>`; its first line is what a shop's environment needs, as JSON.
 * VNPAY_IPN_URL and SHOPEEPAY_NOTIFY_URL register the addresses these two notify; POST /merchant/<provider> does so later.
 * BANK_LEDGER names a file for the books, BANK_SECRET keeps the secrets the same: both together outlive a restart.
 */
const bank = await startBank(Number(process.argv[2] ?? 0), settings.BANK_LEDGER || undefined)
const { VNPAY_IPN_URL, SHOPEEPAY_NOTIFY_URL } = settings
if (VNPAY_IPN_URL) bank.registered.set('vnpay', VNPAY_IPN_URL)
if (SHOPEEPAY_NOTIFY_URL) bank.registered.set('shopeepay', SHOPEEPAY_NOTIFY_URL)
process.stdout.write(`${JSON.stringify(bank.environment)}\n`)

const end = () => void bank.close().then(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
// A bank whose shop was killed ends too, so that no port stays taken.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) end()
}, 1_000).unref()
