import { main } from './campaigns/main'

process.exitCode = await main(process.argv.slice(2))
