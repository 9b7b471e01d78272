import { main } from './orders/main'

process.exitCode = await main(process.argv.slice(2))
