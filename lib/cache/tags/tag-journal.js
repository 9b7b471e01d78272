// @ts-check
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The tag changes already applied to the cached pages, and the position in the database's log. A file beside the pages with one line per
 * message, appended before the message counts as processed. An incomplete last line is ignored; its changes are read again.
 */

const COMPACT_BYTES = 2_000_000

/** @typedef {{ at: number, tags?: string[], times?: [string, number][], everything?: number, cursor?: string }} Line */

/** @param {string} text @returns {Line | null} */
function readLine(text) {
  try {
    const line = JSON.parse(text)
    return typeof line?.at === 'number' ? line : null
  } catch {
    return null
  }
}

export class TagJournal {
  #bytes = 0
  /** @type {string | undefined} */
  #cursor
  /** @type {Promise<void>} one write after another */
  #writing = Promise.resolve()

  /** @param {string} file @param {import('./tag-clock.js').TagClock} clock */
  constructor(file, clock) {
    this.file = file
    this.clock = clock
  }

  /** Position in the log; undefined when it is not known. */
  get cursor() {
    return this.#cursor
  }

  /** Restores the clock. Without a journal the changes since the build are unknown: everything is out of date. */
  async open() {
    const text = await readFile(this.file, 'utf8').catch(() => null)
    if (text === null) {
      this.clock.expireEverything()
      return this.append({ at: 0, everything: this.clock.everything })
    }
    for (const row of text.split('\n')) {
      const line = row === '' ? null : readLine(row)
      if (!line) continue
      for (const [tag, at] of line.times ?? []) this.clock.expire([tag], at)
      this.clock.expire(line.tags ?? [], line.at)
      this.clock.expireEverything(line.everything ?? 0)
      this.#cursor = line.cursor ?? this.#cursor
    }
    await this.#compact()
  }

  /** Notes changes that the clock already has. @param {Line} line @returns {Promise<void>} when it is written */
  append(line) {
    this.#writing = this.#writing
      .catch(() => undefined)
      .then(async () => {
        this.#cursor = line.cursor ?? this.#cursor
        // Ends an incomplete line, so that this one starts on its own.
        const text = `\n${JSON.stringify(line)}\n`
        await mkdir(path.dirname(this.file), { recursive: true })
        await appendFile(this.file, text)
        this.#bytes += text.length
        if (this.#bytes > COMPACT_BYTES) await this.#compact()
      })
    return this.#writing
  }

  /** Rewrites the journal as one line. */
  async #compact() {
    /** @type {Line} */
    const line = {
      at: 0,
      times: this.clock.entries(),
      everything: this.clock.everything,
      ...(this.#cursor && { cursor: this.#cursor }),
    }
    const temporary = `${this.file}.tmp`
    await writeFile(temporary, `${JSON.stringify(line)}\n`)
    await rename(temporary, this.file)
    this.#bytes = 0
  }
}
