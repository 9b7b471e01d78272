import { main } from './games/main'

process.exitCode = await main(process.argv.slice(2))
