import { startStandIn } from './stand-in'

/** The stand-in as a program of its own: `tsx tests/social/serve.ts <port>`; its first line is what a shop's environment needs, as JSON. */
const standIn = await startStandIn(Number(process.argv[2] ?? 0))
process.stdout.write(`${JSON.stringify(standIn.environment)}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void standIn.close().then(() => process.exit(0)))
}
