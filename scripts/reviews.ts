import { main } from './reviews/main'

process.exitCode = await main(process.argv.slice(2))
