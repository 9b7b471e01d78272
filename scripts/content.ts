import { main } from './content/main'

process.exitCode = await main(process.argv.slice(2))
