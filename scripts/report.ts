import { main } from './report/main'

process.exitCode = await main(process.argv.slice(2))
