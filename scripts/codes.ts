import { main } from './codes/main'

process.exitCode = await main(process.argv.slice(2))
