import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { Refused } from '@/scripts/program/program'

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/**
 * A CSV file of codes for a printer. It has its name only once it is whole, and readers other than its owner none: its codes are worth money
 * until they are on their boxes.
 */
export class CodesFile {
  readonly #part: string
  #file: number | null

  /** @throws Refused for a file that is there already */
  constructor(
    private readonly path: string,
    header: readonly string[],
  ) {
    if (existsSync(path)) throw new Refused(`${path} is there already: codes are not written over others.`)
    this.#part = `${path}.part`
    this.#file = openSync(this.#part, 'w', 0o600)
    writeSync(this.#file, `\ufeff${line(header)}`)
  }

  add(rows: readonly (readonly string[])[]): void {
    if (this.#file !== null) writeSync(this.#file, rows.map(line).join(''))
  }

  close(): void {
    if (this.#file === null) return
    fsyncSync(this.#file)
    closeSync(this.#file)
    this.#file = null
  }

  publish(): void {
    renameSync(this.#part, this.path)
  }

  discard(): void {
    this.close()
    rmSync(this.#part, { force: true })
  }
}
