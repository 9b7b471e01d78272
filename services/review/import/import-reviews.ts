import path from 'node:path'
import { database, transaction } from '../../database'
import {
  Batches,
  FeedError,
  IdSet,
  inspectFile,
  lockSource,
  type Note,
  Rejects,
  RowFault,
  withRetries,
} from '../../feed'
import { type Draft, toDraft } from './draft'
import type { Format, RawRow } from './fields'
import { parseReviewMapping, type ReviewMapping } from './mapping'
import { ProductFinder } from './products'
import { openReviews } from './read-rows'
import { type FoundDraft, writeBatch } from './write-batch'

const BATCH = 1_000

interface Options {
  file: string
  /** result of `readReviewMapping`; without one only exports of Judge.me, Yotpo and Shopify Product Reviews can be imported */
  mapping?: ReviewMapping | undefined
  format?: Format | undefined
  encoding?: string | undefined
  /** key of the reviews together with their ids; default: the mapping's source, else the format's name */
  source?: string | undefined
  isDryRun?: boolean
  /** file for rejected rows; default `<folder>/<file>.rejected.csv` */
  rejected?: string | undefined
  /** for rejected and held rows; default `.data/import` */
  folder?: string
  onProgress?: (progress: { share: number; rows: number; written: number; rejected: number }) => void
  /** stops the run after the current batch */
  signal?: AbortSignal
}

export interface ReviewImportReport {
  source: string
  format: Format
  syntax: string
  encoding: string
  isDryRun: boolean
  read: number
  created: number
  updated: number
  unchanged: number
  /** created or changed reviews that wait for staff, by reason */
  held: Record<string, number>
  heldFile: string | null
  /** photos that jobs will fetch */
  photos: number
  /** rejected rows by code */
  rejected: Record<string, number>
  rejectedFile: string | null
  /** values of imported rows that were left out or changed, by code */
  notes: Record<string, number>
  /** why the run did not read the whole file; null when it did */
  problem: string | null
  seconds: number
}

/**
 * Imports reviews from elsewhere: reads the file as a stream, rejects invalid rows one by one, and writes in batches without touching unchanged
 * reviews, so that a killed run is completed by starting it again. Reviews missing from the file are kept.
 * @throws FeedError before anything is written, when the file, the mapping or an option cannot be used
 */
export async function importReviews(options: Options): Promise<ReviewImportReport> {
  const startedAt = performance.now()
  const isDryRun = options.isDryRun ?? false
  const mapping = options.mapping ?? parseReviewMapping({})
  const file = await inspectFile(options.file, options.encoding ?? mapping.encoding)
  const feed = openReviews(file, mapping, options.format)
  const source = options.source ?? mapping.source ?? feed.format
  if (source === 'shop')
    throw new FeedError(
      'the source "shop" is that of the members\' own reviews: choose another with --source',
    )
  const name = path.basename(file.path)
  const folder = options.folder ?? path.join('.data', 'import')
  const rejects = new Rejects(options.rejected ?? path.join(folder, `${name}.rejected.csv`))
  const heldRows = new Rejects(path.join(folder, `${name}.held.csv`))
  const unlock = isDryRun ? async () => undefined : await lockSource(`reviews:${source}`)
  try {
    const counts = { read: 0, created: 0, updated: 0, unchanged: 0, photos: 0, rejected: 0 }
    const notes: Record<string, number> = {}
    const note: Note = (code) => (notes[code] = (notes[code] ?? 0) + 1)
    const reject = (row: Pick<RawRow, 'line' | 'raw'>, id: string | undefined, fault: RowFault) => {
      counts.rejected += 1
      rejects.add(row, id, fault)
    }
    const origin = { origin: source, file: name, isDryRun }
    const write = async (batch: readonly FoundDraft[]) => {
      const { held, ...written } = isDryRun
        ? await writeBatch(database(), origin, batch)
        : await withRetries(() => transaction((tx) => writeBatch(tx, origin, batch)))
      for (const key of ['created', 'updated', 'unchanged', 'photos'] as const) counts[key] += written[key]
      for (const { draft, reason } of held)
        heldRows.add(draft.row, draft.external_id, new RowFault(reason, 'waits for a decision of staff'))
    }
    const batches = new Batches<FoundDraft>({
      size: BATCH,
      write,
      reject: (draft, fault) => reject(draft.row, draft.external_id, fault),
    })
    const products = new ProductFinder(mapping.catalogue)
    const seen = new IdSet()
    let bytes = 0
    const callbacks = {
      onBytes: (total: number) => void (bytes = total),
      onLostLetter: () => note('letter_lost'),
    }
    for await (const rows of feed.rows(callbacks)) {
      const drafts: Draft[] = []
      for (const row of rows) {
        counts.read += 1
        tryRow(
          () => drafts.push(toDraft(row, mapping, note)),
          (fault) => reject(row, row.fields.id, fault),
        )
      }
      await products.read(drafts)
      for (const draft of drafts) {
        const { product: _, ...content } = draft
        const found = await products.find(draft).catch((error: unknown) => faultOf(error))
        if (found instanceof RowFault) reject(draft.row, draft.external_id, found)
        else if (!seen.add(draft.external_id))
          reject(draft.row, draft.external_id, new RowFault('duplicate_id', 'it came before in this file'))
        else await batches.add({ ...content, product: found })
      }
      const { read, created, updated, unchanged, rejected } = counts
      options.onProgress?.({
        ...{ share: Math.min(1, bytes / file.size), rows: read, rejected },
        written: created + updated + unchanged,
      })
      if (options.signal?.aborted) break
    }
    await batches.finish()
    const { rejected: _, ...written } = counts
    return {
      ...{ source, format: feed.format, syntax: feed.syntax, encoding: file.encoding, isDryRun },
      ...written,
      held: heldRows.counts,
      heldFile: heldRows.close(),
      rejected: rejects.counts,
      rejectedFile: rejects.close(),
      notes,
      problem: options.signal?.aborted ? 'the run was stopped' : feed.problem(),
      seconds: (performance.now() - startedAt) / 1000,
    }
  } finally {
    rejects.close()
    heldRows.close()
    await unlock()
  }
}

/** The fault of a row; every other error stops the run. */
function faultOf(error: unknown): RowFault {
  if (error instanceof RowFault) return error
  throw error
}

function tryRow(work: () => void, onFault: (fault: RowFault) => void): void {
  try {
    work()
  } catch (error) {
    onFault(faultOf(error))
  }
}
