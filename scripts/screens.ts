import { main } from './screens/main'

process.exitCode = await main(process.argv.slice(2))
