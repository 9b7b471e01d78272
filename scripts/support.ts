import { main } from './support/main'

process.exitCode = await main(process.argv.slice(2))
