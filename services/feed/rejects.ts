import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { FeedError, type FeedRow, RAW_LIMIT, type RowFault } from './fault'

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The file of rejected rows: line, external_id, code, reason, raw. The file of an earlier run is removed; the new one is created with the first rejected row. */
export class Rejects {
  readonly #path: string
  #file: number | null = null
  #buffer: string[] = []
  readonly counts: Record<string, number> = {}

  /** @throws FeedError when the file cannot be written */
  constructor(filePath: string) {
    this.#path = path.resolve(filePath)
    try {
      rmSync(this.#path, { force: true })
      mkdirSync(path.dirname(this.#path), { recursive: true })
      closeSync(openSync(this.#path, 'w'))
      rmSync(this.#path)
    } catch (error) {
      throw new FeedError(
        `cannot write rejected rows to ${filePath}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }

  add(
    { line, raw }: Pick<FeedRow<unknown>, 'line' | 'raw'>,
    id: string | undefined,
    { code, message }: RowFault,
  ): void {
    this.counts[code] = (this.counts[code] ?? 0) + 1
    this.#buffer.push(
      [String(line), cell((id ?? '').slice(0, 200)), code, cell(message), cell(raw.slice(0, RAW_LIMIT))].join(
        ',',
      ),
    )
    if (this.#buffer.length >= 200) this.#flush()
  }

  /** Closes the file and gives its path; null when no row was rejected. */
  close(): string | null {
    this.#flush()
    if (this.#file === null) return null
    closeSync(this.#file)
    this.#file = null
    return this.#path
  }

  #flush(): void {
    if (this.#buffer.length === 0) return
    if (this.#file === null) {
      this.#file = openSync(this.#path, 'w')
      writeSync(this.#file, '\ufeffline,external_id,code,reason,raw\r\n')
    }
    writeSync(this.#file, `${this.#buffer.join('\r\n')}\r\n`.toWellFormed())
    this.#buffer = []
  }
}
