import { importFeed, readMapping } from '@/services/catalog'
import { runFeedProgram } from '@/scripts/program/feed-program'

/** `npm run import -- FILE`: imports a product feed into the shop's database (docs/importing.md). */

process.exitCode = await runFeedProgram(
  {
    name: 'import',
    what: 'products',
    formats: ['google', 'shopify', 'csv'],
    texts: {
      map: "mapping from the feed's columns to the shop's fields",
      source: "key of these products, e.g. the supplier's name",
    },
    readMapping,
    importFile: importFeed,
  },
  process.argv.slice(2),
)
