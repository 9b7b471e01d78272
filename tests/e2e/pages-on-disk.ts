import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'

/** A packed page is named by the digest of its key; beside it lie the log of tags and files that are being written. */
const FILE = /^[0-9a-f]{64}$/

/** The address of a packed page, from its head (lib/cache/page-codec.js): the page itself is not unpacked. */
async function addressIn(file: string): Promise<string> {
  const unpacked = createZstdDecompress()
  pipeline(createReadStream(file, { start: 4 }), unpacked, () => undefined)
  let bytes = Buffer.alloc(0)
  for await (const chunk of unpacked) {
    bytes = Buffer.concat([bytes, chunk as Buffer])
    const end = 4 + bytes.readUInt32LE(0)
    if (bytes.length < end) continue
    const { key } = JSON.parse(bytes.toString('utf8', 4, end)) as { key: string }
    return key.slice(key.indexOf('/$') + 2)
  }
  throw new Error(`${file} is no packed page`)
}

/**
 * Addresses, behind the rewrites, of the pages on the tested shop's disk that were written since an instant.
 * @throws when it is not known where they are
 */
export async function keptPages(since = 0): Promise<Set<string>> {
  const folder = process.env.SHOP_PAGE_CACHE_DIR
  if (folder === undefined)
    throw new Error('SHOP_PAGE_CACHE_DIR is not set: name the PAGE_CACHE_DIR of the tested shop')
  const addresses = new Set<string>()
  for (const { name, parentPath } of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // The answers made of them lie in a folder of their own.
    if (!FILE.test(name) || parentPath.split(path.sep).at(-2) !== 'pages') continue
    const file = path.join(parentPath, name)
    try {
      if ((await stat(file)).mtimeMs >= since) addresses.add(await addressIn(file))
    } catch (error) {
      // A page may be removed meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
  return addresses
}
