import { importReviews, readReviewMapping, REVIEW_FORMATS } from '@/services/review'
import { runFeedProgram } from '@/scripts/program/feed-program'
import { byCount, sumOf } from '@/scripts/program/feed-report'

/** `npm run import:reviews -- FILE`: imports reviews from another system (docs/importing.md). */

process.exitCode = await runFeedProgram(
  {
    name: 'import:reviews',
    what: 'reviews',
    formats: REVIEW_FORMATS,
    texts: {
      map: "mapping from the file's columns to the fields of a review",
      source: "key of these reviews, e.g. the former shop's name; the format's name when not given",
      after:
        'Reviews that a rule holds are in .data/import/<file>.held.csv; npm run reviews -- list shows them.',
    },
    readMapping: readReviewMapping,
    importFile: importReviews,
    rowsOf: ({ held, photos }) => [
      ['held, of created and updated', sumOf(held)],
      ...byCount(held),
      ['photos to fetch', photos],
    ],
    endsOf: ({ heldFile }) => [heldFile && `held reviews: ${heldFile}`],
  },
  process.argv.slice(2),
)
