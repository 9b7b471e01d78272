import { main } from './readme-pictures'

process.exitCode = await main(process.argv.slice(2))
