import { main } from './stock/main'

process.exitCode = await main(process.argv.slice(2))
