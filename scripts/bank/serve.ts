import { startBank } from './bank'

/**
 * The bank as a program of its own: `tsx scripts/bank/serve.ts <port>`; its first line is what a shop's environment needs, as JSON.
 * VNPAY_IPN_URL and SHOPEEPAY_NOTIFY_URL register the addresses these two notify; POST /merchant/<provider> does so later.
 */
const bank = await startBank(Number(process.argv[2] ?? 0))
const { VNPAY_IPN_URL, SHOPEEPAY_NOTIFY_URL } = process.env
if (VNPAY_IPN_URL) bank.registered.set('vnpay', VNPAY_IPN_URL)
if (SHOPEEPAY_NOTIFY_URL) bank.registered.set('shopeepay', SHOPEEPAY_NOTIFY_URL)
process.stdout.write(`${JSON.stringify(bank.environment)}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void bank.close().then(() => process.exit(0)))
}
