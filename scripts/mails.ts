import { main } from './mails/main'

process.exitCode = await main(process.argv.slice(2))
