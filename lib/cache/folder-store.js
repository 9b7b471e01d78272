// @ts-check
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BoundedMap } from './bounded-map.js'
import { outsideRequest } from './outside-request.js'

/** What a file of this length takes of the disk. @param {number} length */
const onDisk = (length) => Math.ceil(length / 4_096) * 4_096

/** Concurrent writes; further ones are skipped, since a page that is not stored is only rendered again. */
const MOST_WRITES = 64

const FILE = /^[0-9a-f]{64}$/

/**
 * Stores bytes as files of one folder, up to `maxBytes` of disk; the least recently used files are deleted first. Implements PageStore
 * (page-cache.js). A file is written under another name and then renamed, so that it is never incomplete.
 */
export class FolderStore {
  /** @type {BoundedMap<number>} name of the file → bytes */
  #files
  #writes = 0
  /** @type {Set<string>} that stand for all this process knows; forgotten when a write fails */
  #folders = new Set()

  /** @param {string} folder @param {number} maxBytes */
  constructor(folder, maxBytes) {
    this.folder = folder
    this.#files = new BoundedMap(maxBytes, onDisk)
  }

  /** Bytes of disk in use. */
  get size() {
    return this.#files.size
  }

  /** Takes over the files of an earlier run, oldest first, and removes all other files. */
  async open() {
    await mkdir(this.folder, { recursive: true })
    const found = []
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.parentPath === this.folder) continue
      const file = path.join(entry.parentPath, entry.name)
      if (!FILE.test(entry.name)) {
        await rm(file, { force: true })
        continue
      }
      const { size, mtimeMs } = await stat(file)
      found.push({ name: entry.name, size, mtimeMs })
    }
    found.sort((a, b) => a.mtimeMs - b.mtimeMs)
    for (const { name, size } of found) await this.#delete(this.#files.set(name, size))
  }

  /** Whether there is a file for a key. @param {string} key */
  has(key) {
    return this.#files.has(this.#name(key))
  }

  /** @param {string} key @returns {Promise<Buffer | null>} */
  async get(key) {
    const name = this.#name(key)
    if (this.#files.get(name) === undefined) return null
    try {
      return await outsideRequest(() => readFile(this.#path(name)))
    } catch {
      this.#files.delete(name)
      return null
    }
  }

  /** @param {string} key @param {Buffer} bytes */
  async set(key, bytes) {
    if (this.#writes >= MOST_WRITES || onDisk(bytes.length) > this.#files.maxSize) return
    const name = this.#name(key)
    const file = this.#path(name)
    const folder = path.dirname(file)
    const temporary = `${file}.${randomUUID()}`
    this.#writes++
    try {
      if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true })
      this.#folders.add(folder)
      await outsideRequest(() => writeFile(temporary, bytes))
      await rename(temporary, file)
    } catch (error) {
      this.#folders.clear()
      await rm(temporary, { force: true })
      throw error
    } finally {
      this.#writes--
    }
    await this.#delete(this.#files.set(name, bytes.length))
  }

  /** @param {string} key */
  async delete(key) {
    const name = this.#name(key)
    this.#files.delete(name)
    await this.#delete([name])
  }

  /** @param {string[]} names */
  async #delete(names) {
    await Promise.all(names.map((name) => rm(this.#path(name), { force: true })))
  }

  /** Keys hold what visitors typed; names are digests. @param {string} key */
  #name(key) {
    return createHash('sha256').update(key).digest('hex')
  }

  /** @param {string} name */
  #path(name) {
    return path.join(this.folder, name.slice(0, 2), name)
  }
}
