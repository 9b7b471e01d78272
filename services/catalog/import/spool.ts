import { appendFileSync, createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { mixed, number, string, tuple } from 'yup'
import { hash53 } from '../../feed'
import type { Fields, RawRow } from './fields'

const BUCKETS = 128
const BUFFER_LIMIT = 64 * 1024

/**
 * Stores rows of grouped products on disk until the whole file is read: the rows of one group may be anywhere in it. Groups are hashed
 * into 128 files, so that reading them back takes about 1/128 of the feed in memory at a time.
 */
export class Spool {
  readonly #folder: string
  readonly #buffers: string[] = Array.from({ length: BUCKETS }, () => '')
  readonly #isUsed: boolean[] = []
  size = 0

  constructor(folder: string) {
    removeStale(folder)
    this.#folder = path.join(folder, `spool-${process.pid}`)
  }

  add(groupId: string, row: RawRow): void {
    const bucket = hash53(groupId) % BUCKETS
    const { line, raw, fields } = row
    this.size += 1
    // readline splits lines at these two characters too, and JSON does not escape them
    const json = JSON.stringify([groupId, line, raw, fields]).replace(/[\u2028\u2029]/g, ' ')
    const buffer = `${this.#buffers[bucket] ?? ''}${json}\n`
    this.#buffers[bucket] = buffer
    if (buffer.length > BUFFER_LIMIT) this.#flush(bucket)
  }

  #flush(bucket: number): void {
    if (this.#isUsed.length === 0) mkdirSync(this.#folder, { recursive: true })
    this.#isUsed[bucket] = true
    appendFileSync(path.join(this.#folder, String(bucket)), this.#buffers[bucket] ?? '')
    this.#buffers[bucket] = ''
  }

  /** The groups, each with its rows in the file's order. */
  async *groups(): AsyncGenerator<[groupId: string, rows: RawRow[]]> {
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const groups = new Map<string, RawRow[]>()
      for await (const line of this.#lines(bucket)) {
        const [groupId, row] = parseEntry(line)
        const rows = groups.get(groupId)
        if (rows) rows.push(row)
        else groups.set(groupId, [row])
      }
      yield* groups
    }
  }

  async *#lines(bucket: number): AsyncGenerator<string> {
    if (this.#isUsed[bucket])
      yield* createInterface({
        input: createReadStream(path.join(this.#folder, String(bucket))),
        crlfDelay: Infinity,
      })
    for (const line of (this.#buffers[bucket] ?? '').split('\n')) if (line !== '') yield line
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const entrySchema = tuple([
  string().required(),
  number().required(),
  string().defined(),
  mixed<Fields>().required(),
]).required()

/** Parses an entry that `add` wrote. */
function parseEntry(line: string): [string, RawRow] {
  const [groupId, at, raw, fields] = entrySchema.validateSync(JSON.parse(line), { strict: true })
  return [groupId, { line: at, raw, fields }]
}

/** Removes spools of killed runs. */
function removeStale(folder: string): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    // no folder yet
    return
  }
  for (const name of names) {
    const pid = /^spool-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
