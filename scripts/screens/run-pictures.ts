import { main } from './category-pictures'

process.exitCode = await main()
