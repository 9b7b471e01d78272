import path from 'node:path'
import { database, transaction } from '../../database'
import { FeedError, IdSet, inspectFile, lockSource, Rejects, RowFault } from '../../feed'
import { tags } from '../schema'
import { refreshCounts, refreshVocabulary } from '../write/upsert-products'
import { CategoryMap } from './category'
import type { RawRow } from './fields'
import { type Draft, groupDraft, type Reject, singleDraft } from './group'
import { type Mapping, parseMapping } from './mapping'
import { type Format, openFeed } from './formats/read-rows'
import { parseId, type RowContext } from './row'
import { Spool } from './spool'
import { BatchWriter } from './write-batches'

export interface ImportOptions {
  file: string
  /** result of `readMapping`; without one only Google Merchant and Shopify files with prices in dong can be imported */
  mapping?: Mapping
  format?: Format
  encoding?: string
  /** key of the products together with their ids; default: the mapping's source, else the format's name */
  source?: string
  isDryRun?: boolean
  /** file for rejected rows; default `<folder>/<file>.rejected.csv` */
  rejected?: string
  /** for rejected rows and spooled groups; default `.data/import` */
  folder?: string
  onProgress?: (progress: ImportProgress) => void
  /** stops the run after the current batch */
  signal?: AbortSignal
}

export interface ImportProgress {
  /** share of the file read, 0–1 */
  share: number
  rows: number
  written: number
  rejected: number
}

export interface ImportReport {
  source: string
  format: Format
  syntax: string
  encoding: string
  isDryRun: boolean
  /** rows of the file; a product with several variants has several */
  read: number
  /** products */
  created: number
  updated: number
  unchanged: number
  /** rejected rows by code */
  rejected: Record<string, number>
  /** values of imported rows that were left out or changed, by code */
  notes: Record<string, number>
  rejectedFile: string | null
  /** why the run did not read the whole feed; null when it did */
  problem: string | null
  seconds: number
}

/**
 * Imports a product feed: reads it as a stream, rejects invalid rows one by one, and writes in batches without touching unchanged
 * products, so that a killed run is completed by starting it again. Products missing from the feed are kept.
 * @throws FeedError before anything is written, when the file, the mapping or an option cannot be used
 */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const startedAt = performance.now()
  const mapping = options.mapping ?? parseMapping({})
  const file = await inspectFile(options.file, options.encoding ?? mapping.encoding)
  const feed = openFeed(file, mapping, options.format)
  const source = options.source ?? mapping.source ?? feed.format
  if (source === 'demo')
    throw new FeedError('the source "demo" is reserved for the demo catalogue: choose another with --source')
  const folder = options.folder ?? path.join('.data', 'import')
  const rejects = new Rejects(
    options.rejected ?? path.join(folder, `${path.basename(file.path)}.rejected.csv`),
  )
  const unlock = options.isDryRun ? async () => undefined : await lockSource(source)
  const spool = new Spool(folder)
  try {
    const notes: Record<string, number> = {}
    const context: RowContext = {
      mapping,
      categories: new CategoryMap(mapping),
      tags: new Map(
        (await database().select({ id: tags.id, slug: tags.slug }).from(tags)).map((tag) => [
          tag.slug,
          tag.id,
        ]),
      ),
      note: (code) => (notes[code] = (notes[code] ?? 0) + 1),
    }
    let rejected = 0
    const reject: Reject = (row, id, fault) => {
      rejected += 1
      rejects.add(row, id, fault)
    }
    const writer = new BatchWriter(source, options.isDryRun ?? false, reject)
    const seen = new IdSet()
    let read = 0
    let bytes = 0
    const reportProgress = () =>
      options.onProgress?.({
        share: Math.min(1, bytes / file.size),
        rows: read,
        written: writer.written.created + writer.written.updated + writer.written.unchanged,
        rejected,
      })

    for await (const rows of feed.rows({
      onBytes: (total) => (bytes = total),
      onLostLetter: () => context.note('letter_lost'),
    })) {
      for (const row of rows) {
        read += 1
        const draft = draftOf(row, context, seen, spool, reject)
        if (draft) await writer.add(draft)
      }
      reportProgress()
      if (options.signal?.aborted) break
    }
    if (!options.signal?.aborted) {
      for await (const [groupId, rows] of spool.groups()) {
        const draft = groupDraft(groupId, rows, context, (id) => seen.add(id), reject)
        if (draft) await writer.add(draft)
        reportProgress()
        if (options.signal?.aborted) break
      }
    }
    await writer.finish()
    if (!options.isDryRun)
      await transaction(async (tx) => {
        await refreshCounts(tx)
        await refreshVocabulary(tx)
      })
    const problem = options.signal?.aborted ? 'the run was stopped' : feed.problem()
    const { format, syntax } = feed
    return {
      source,
      format,
      syntax,
      encoding: file.encoding,
      isDryRun: options.isDryRun ?? false,
      read,
      ...writer.written,
      rejected: rejects.counts,
      notes,
      rejectedFile: rejects.close(),
      problem,
      seconds: (performance.now() - startedAt) / 1000,
    }
  } finally {
    rejects.close()
    spool.remove()
    await unlock()
  }
}

/** The product of a row without a group; null when the row was rejected, or spooled because it belongs to a group. */
function draftOf(row: RawRow, context: RowContext, seen: IdSet, spool: Spool, reject: Reject): Draft | null {
  try {
    if (row.fault) throw row.fault
    if (row.fields.group_id !== undefined) {
      spool.add(parseId(row.fields.group_id, context.note, 'group_id'), row)
      return null
    }
    const id = parseId(row.fields.id, context.note)
    const draft = singleDraft(row, id, context)
    if (!seen.add(id)) throw new RowFault('duplicate_id', `id "${id}" came before in this file`)
    return draft
  } catch (error) {
    if (!(error instanceof RowFault)) throw error
    reject(row, row.fields.id, error)
    return null
  }
}
