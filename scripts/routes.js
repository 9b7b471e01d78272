// @ts-check
import { routes } from './routes/table.js'

/** Prints which file answers which address, and of what kind it is (lib/pages/pages.js): `npm run routes`, `npm run routes -- brand`. */

const [wanted = ''] = process.argv.slice(2)
const shown = routes()
  .filter((route) => Object.values(route).some((text) => text.includes(wanted)))
  .sort((one, other) => one.kind.localeCompare(other.kind) || one.address.localeCompare(other.address))
const width = Math.max(0, ...shown.map(({ address }) => address.length))
for (const { address, file, kind } of shown)
  console.log(`${kind.padEnd(8)} ${address.padEnd(width)}  ${file}`)
