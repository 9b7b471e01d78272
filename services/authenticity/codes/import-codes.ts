import { inArray } from 'drizzle-orm'
import { type InferType, mixed, object, string, ValidationError } from 'yup'
import { partsOf, readCode } from '@/domain/authenticity/code'
import { CODE_KINDS, type CodeKind } from '@/domain/authenticity/verdict'
import { DomainError } from '@/domain/error'
import { readInput } from '@/domain/input'
import { type Database, insertRows, transaction } from '../../database'
import {
  Batches,
  columnKey,
  FeedError,
  IdSet,
  inspectFile,
  lockSource,
  Rejects,
  RowFault,
  withRetries,
} from '../../feed'
import { openDelimited } from '../../feed'
import { codes } from '../schema'
import { isSigned } from '../signature'
import { type BatchInput, saveBatch } from './batches'

/** Codes of one transaction. */
const BATCH = 1_000

const COLUMNS = ['code', 'product', 'batch', 'made', 'expires', 'sold_from', 'sold_until', 'kind'] as const
type Column = (typeof COLUMNS)[number]
const NEEDED: readonly Column[] = ['code', 'product', 'batch']

const optional = () =>
  string()
    .trim()
    .transform((value: unknown) => (value === '' ? undefined : value))

const rowSchema = object({
  code: string().trim().required('the code is missing'),
  product: string().trim().max(200).required('the product is missing'),
  batch: string().trim().max(60).required('the batch is missing'),
  made: optional(),
  expires: optional(),
  sold_from: optional(),
  sold_until: optional(),
  kind: mixed<CodeKind>()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(CODE_KINDS, 'kind is unit or batch')
    .default('unit'),
})

interface Item {
  line: number
  raw: string
  code: string
  serial: number
  kind: CodeKind
  batch: BatchInput
}

export interface CodesReport {
  read: number
  created: number
  unchanged: number
  /** by reason */
  rejected: Record<string, number>
  rejectedFile: string | null
  /** why the file was not read to its end; null when it was */
  problem: string | null
}

interface Options {
  file: string
  /** file for rejected rows */
  rejected: string
  isDryRun: boolean
  signal?: AbortSignal
}

/** @throws RowFault that says what is wrong with the row */
function readRow(row: { line: number; raw: string; fault?: RowFault; fields: object }): Item {
  if (row.fault) throw row.fault
  let fields: InferType<typeof rowSchema>
  try {
    fields = readInput(rowSchema, row.fields)
  } catch (error) {
    if (error instanceof ValidationError) throw new RowFault(`wrong_${error.path ?? 'row'}`, error.message)
    throw error
  }
  const { code: typed, kind, product, batch, made, expires, sold_from, sold_until } = fields
  const read = readCode(typed)
  if ('fault' in read) throw new RowFault('wrong_code', `"${typed}" is no code: ${read.fault}`)
  const parts = partsOf(read.code)
  if (!isSigned(parts)) throw new RowFault('forged_code', 'no key of this shop signed the code')
  return {
    line: row.line,
    raw: row.raw,
    code: read.code,
    serial: parts.serial,
    kind,
    batch: { product, batch, made_on: made, expires_on: expires, sold_from, sold_until },
  }
}

type Written = Pick<CodesReport, 'created' | 'unchanged'>

/** A dry run writes as well, and takes it back. */
class TakenBack extends Error {
  constructor(readonly written: Written) {
    super('a dry run')
  }
}

/** Writes codes with their batches. A code of another batch, or of an unknown product, is rejected by itself. */
async function writeCodes(
  tx: Database,
  items: readonly Item[],
  reject: (item: Item, fault: RowFault) => void,
): Promise<Written> {
  const batchIds = new Map<string, number | RowFault>()
  const fresh: { item: Item; batchId: number }[] = []
  for (const item of items) {
    const key = JSON.stringify(item.batch)
    const known = batchIds.get(key) ?? (await batchOf(tx, item.batch))
    batchIds.set(key, known)
    if (known instanceof RowFault) reject(item, known)
    else fresh.push({ item, batchId: known })
  }
  const serials = fresh.map(({ item }) => item.serial)
  const before = new Map(
    (serials.length === 0 ? [] : await tx.select().from(codes).where(inArray(codes.serial, serials))).map(
      (row) => [row.serial, row],
    ),
  )
  const created: object[] = []
  let unchanged = 0
  for (const { item, batchId } of fresh) {
    const stored = before.get(item.serial)
    if (!stored) created.push({ serial: item.serial, batch_id: batchId, kind: item.kind })
    else if (stored.batch_id === batchId && stored.kind === item.kind) unchanged += 1
    else reject(item, new RowFault('other_batch', 'the code is registered for another batch or kind'))
  }
  if (created.length > 0) await insertRows(tx, codes, created)
  return { created: created.length, unchanged }
}

async function batchOf(tx: Database, input: BatchInput): Promise<number | RowFault> {
  try {
    return await saveBatch(tx, input)
  } catch (error) {
    if (error instanceof DomainError)
      return new RowFault(error.status === 404 ? 'unknown_product' : 'wrong_batch', error.message)
    throw error
  }
}

/**
 * Registers the codes of a file (CSV with a header: code, product, batch, made, expires, sold_from, sold_until, kind). Rows that cannot be
 * taken are rejected one by one; codes that are registered already stay as they are, so that a stopped run is completed by starting it again.
 * @throws FeedError before anything is written, when the file cannot be used
 */
export async function importCodes({ file: path, rejected, isDryRun, signal }: Options): Promise<CodesReport> {
  const file = await inspectFile(path, undefined)
  const { header, rows, problem } = openDelimited(file, undefined)
  const keys = header.map(columnKey)
  const missing = NEEDED.filter((name) => !keys.includes(name))
  if (missing.length > 0) throw new FeedError(`${path} has no column ${missing.join(', ')}`)
  const toFields = (cells: readonly string[]) =>
    Object.fromEntries(COLUMNS.map((name) => [name, cells[keys.indexOf(name)] ?? ''])) as Record<
      Column,
      string
    >
  const rejects = new Rejects(rejected)
  const unlock = await lockSource('authenticity-codes')
  const report = { read: 0, created: 0, unchanged: 0 }
  const reject = (row: { line: number; raw: string }, code: string | undefined, fault: RowFault) =>
    rejects.add(row, code, fault)
  const write = async (items: readonly Item[]) => {
    let refused: [Item, RowFault][] = []
    const written = await withRetries(async () => {
      refused = []
      return transaction(async (tx) => {
        const result = await writeCodes(tx, items, (item, fault) => refused.push([item, fault]))
        if (isDryRun) throw new TakenBack(result)
        return result
      }).catch((error: unknown) => {
        if (error instanceof TakenBack) return error.written
        throw error
      })
    })
    for (const [item, fault] of refused) reject(item, item.code, fault)
    report.created += written.created
    report.unchanged += written.unchanged
  }
  const batches = new Batches<Item>({
    size: BATCH,
    write,
    reject: (item, fault) => reject(item, item.code, fault),
  })
  const seen = new IdSet()
  try {
    for await (const chunk of rows(toFields, { onBytes: () => undefined, onLostLetter: () => undefined })) {
      for (const row of chunk) {
        report.read += 1
        try {
          const item = readRow(row)
          if (!seen.add(item.code)) throw new RowFault('duplicate_code', 'the code came before in this file')
          await batches.add(item)
        } catch (error) {
          if (!(error instanceof RowFault)) throw error
          reject(row, row.fields.code, error)
        }
      }
      if (signal?.aborted) break
    }
    await batches.finish()
    return {
      ...report,
      rejected: rejects.counts,
      rejectedFile: rejects.close(),
      problem: signal?.aborted ? 'the run was stopped' : problem(),
    }
  } finally {
    rejects.close()
    await unlock()
  }
}
