// @ts-check
import { routes } from './routes/table.js'

/** `npm run routes [-- brand]`: prints the kind, address and file of each route (kinds: lib/pages/pages.js). */

const [wanted = ''] = process.argv.slice(2)
const shown = routes()
  .filter((route) => Object.values(route).some((text) => text.includes(wanted)))
  .sort((one, other) => one.kind.localeCompare(other.kind) || one.address.localeCompare(other.address))
const width = Math.max(0, ...shown.map(({ address }) => address.length))
for (const { address, file, kind } of shown)
  console.log(`${kind.padEnd(8)} ${address.padEnd(width)}  ${file}`)
