import { settings } from '@/settings'
import { startBank } from './bank'

/**
 * The bank as a separate program: `tsx scripts/bank/serve.ts <port>`; its first line of output is the environment for a shop, as JSON.
 * VNPAY_IPN_URL and SHOPEEPAY_NOTIFY_URL register the webhook addresses of these two providers; POST /merchant/<provider> does so later.
 * BANK_LEDGER is the file of payments and BANK_SECRET makes secrets constant: both together let payments survive a restart.
 */
const bank = await startBank(Number(process.argv[2] ?? 0), settings.BANK_LEDGER || undefined)
const { VNPAY_IPN_URL, SHOPEEPAY_NOTIFY_URL } = settings
if (VNPAY_IPN_URL) bank.registered.set('vnpay', VNPAY_IPN_URL)
if (SHOPEEPAY_NOTIFY_URL) bank.registered.set('shopeepay', SHOPEEPAY_NOTIFY_URL)
process.stdout.write(`${JSON.stringify(bank.environment)}\n`)

const end = () => void bank.close().then(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
// End with the parent process, so that the port is released when the shop is killed.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) end()
}, 1_000).unref()
