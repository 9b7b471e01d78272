import { main } from './loyalty/main'

process.exitCode = await main(process.argv.slice(2))
