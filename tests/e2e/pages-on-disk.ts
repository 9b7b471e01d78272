import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'

/** A packed page or answer is named by the digest of its key; beside them lie the log of tags and files that are being written. */
const FILE = /^[0-9a-f]{64}$/

/** The first JSON in bytes that begin with its length; null when they are too few. */
function headOf<Head>(bytes: Buffer): Head | null {
  const end = bytes.length < 4 ? Infinity : 4 + bytes.readUInt32LE(0)
  return bytes.length < end ? null : (JSON.parse(bytes.toString('utf8', 4, end)) as Head)
}

/** The address of a packed page, behind the rewrites, from its head (lib/cache/page-codec.js): the page itself is not unpacked. */
async function addressOfPage(file: string): Promise<string> {
  const unpacked = createZstdDecompress()
  pipeline(createReadStream(file, { start: 4 }), unpacked, () => undefined)
  let bytes = Buffer.alloc(0)
  for await (const chunk of unpacked) {
    bytes = Buffer.concat([bytes, chunk as Buffer])
    const head = headOf<{ key: string }>(bytes)
    if (head) return head.key.slice(head.key.indexOf('/$') + 2)
  }
  throw new Error(`${file} is no packed page`)
}

/** The address of a kept answer, as it was asked for (lib/cache/answers/answer-store.js). */
async function addressOfAnswer(file: string): Promise<string> {
  const head = headOf<{ url: string }>(await readFile(file))
  if (!head) throw new Error(`${file} is no answer`)
  return head.url
}

/** How the files of a folder of the page cache are read. */
const READERS: Readonly<Record<string, (file: string) => Promise<string>>> = {
  pages: addressOfPage,
  answers: addressOfAnswer,
}

/**
 * Addresses of the pages and answers on the tested shop's disk that were written since an instant.
 * @throws when it is not known where they are
 */
export async function keptAddresses(since = 0): Promise<Set<string>> {
  const folder = process.env.SHOP_PAGE_CACHE_DIR
  if (folder === undefined)
    throw new Error('SHOP_PAGE_CACHE_DIR is not set: name the PAGE_CACHE_DIR of the tested shop')
  const addresses = new Set<string>()
  for (const { name, parentPath } of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const read = READERS[parentPath.split(path.sep).at(-2) ?? '']
    if (!read || !FILE.test(name)) continue
    const file = path.join(parentPath, name)
    try {
      if ((await stat(file)).mtimeMs >= since) addresses.add(await read(file))
    } catch (error) {
      // A page may be removed meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
  return addresses
}
