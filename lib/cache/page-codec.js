// @ts-check
import { constants } from 'node:zlib'
import { zstdCompress, zstdDecompress } from './zip.js'

/**
 * A page as bytes. HTML, data stream and segments repeat each other: one compressed frame with a long window stores the common parts once.
 * The frame has a checksum, which detects incomplete and damaged files.
 */

const { ZSTD_c_checksumFlag, ZSTD_c_compressionLevel } = constants
const OPTIONS = { params: { [ZSTD_c_compressionLevel]: 3, [ZSTD_c_checksumFlag]: 1 } }

/** More than any page has; a greater length means damage. */
const MOST_BYTES = 64_000_000

/** Increased when the format changes. */
const FORMAT = 1

/**
 * @typedef {{ kind: 'APP_PAGE', html: string, rscData?: Buffer, postponed?: string, status?: number, headers?: import('node:http').OutgoingHttpHeaders, segmentData?: Map<string, Buffer> }} Page
 * @typedef {{ kind: 'APP_ROUTE', body: Buffer, status: number, headers: import('node:http').OutgoingHttpHeaders }} RouteAnswer
 * @typedef {{ revalidate: number | false, expire?: number }} CacheControl seconds
 * @typedef {{ value: Page | RouteAnswer, lastModified: number, cacheControl?: CacheControl }} Entry milliseconds
 */

/** @param {string} key @param {Entry} entry @returns {Promise<Buffer>} */
export async function encode(key, { value, lastModified, cacheControl }) {
  const { status, headers } = value
  const common = { format: FORMAT, key, kind: value.kind, lastModified, cacheControl, status, headers }
  if (value.kind === 'APP_ROUTE')
    return pack({ ...common, lengths: [value.body.length], segments: [] }, [value.body])
  const html = Buffer.from(value.html)
  const rsc = value.rscData ?? Buffer.alloc(0)
  const segments = [...(value.segmentData ?? [])]
  const parts = [html, rsc, ...segments.map(([, data]) => data)]
  return pack(
    {
      ...common,
      postponed: value.postponed,
      hasRsc: value.rscData !== undefined,
      hasSegments: value.segmentData !== undefined,
      segments: segments.map(([name]) => name),
      lengths: parts.map(({ length }) => length),
    },
    parts,
  )
}

/** The length comes first: unpacked in one piece, a page takes a fifth of the time. @param {object} head @param {Buffer[]} parts */
async function pack(head, parts) {
  const text = Buffer.from(JSON.stringify(head))
  const all = Buffer.concat([lengthOf(text.length), text, ...parts])
  return Buffer.concat([lengthOf(all.length), await zstdCompress(all, OPTIONS)])
}

/** @param {number} length */
function lengthOf(length) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(length)
  return bytes
}

/** @param {Buffer} bytes @returns {Promise<Buffer>} @throws when they are damaged */
async function unpack(bytes) {
  const length = bytes.readUInt32LE(0)
  if (length > MOST_BYTES) throw new RangeError('no page is as long')
  return zstdDecompress(bytes.subarray(4), { chunkSize: length + 64, maxOutputLength: length + 64 })
}

/** The entry these bytes hold; null when they are torn, damaged, of another format or another key. @param {string} key @param {Buffer} bytes @returns {Promise<Entry | null>} */
export async function decode(key, bytes) {
  try {
    const all = await unpack(bytes)
    const start = 4 + all.readUInt32LE(0)
    const head = JSON.parse(all.toString('utf8', 4, start))
    if (head.format !== FORMAT || head.key !== key) return null
    const { kind, lastModified, cacheControl, status, headers } = head
    let at = start
    const [first, ...rest] = head.lengths.map((/** @type {number} */ length) => {
      const part = all.subarray(at, at + length)
      at += length
      return part
    })
    if (at !== all.length) return null
    if (kind === 'APP_ROUTE')
      return { value: { kind, body: Buffer.from(first), status, headers }, lastModified, cacheControl }
    // Copied, because a view of a part would hold all bytes in memory.
    const [rsc, ...segments] = rest.map((/** @type {Buffer} */ part) => Buffer.from(part))
    return {
      value: {
        kind: 'APP_PAGE',
        html: first.toString('utf8'),
        ...(head.hasRsc && { rscData: rsc }),
        ...(head.postponed !== undefined && { postponed: head.postponed }),
        ...(head.hasSegments && {
          segmentData: new Map(
            head.segments.map((/** @type {string} */ name, /** @type {number} */ i) => [name, segments[i]]),
          ),
        }),
        status,
        headers,
      },
      lastModified,
      cacheControl,
    }
  } catch {
    return null
  }
}

/** Bytes of memory an unpacked entry takes: a string of Vietnamese has two a letter. @param {Entry} entry */
export function sizeOf({ value }) {
  if (value.kind === 'APP_ROUTE') return value.body.length + 1_000
  let size = 2 * value.html.length + (value.rscData?.length ?? 0) + 2 * (value.postponed?.length ?? 0) + 1_000
  for (const data of value.segmentData?.values() ?? []) size += data.length
  return size
}
