// @ts-check
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { variantAt, variantFile, variantFormat, variantHeaders } from '../../domain/picture-variant.js'
import { BoundedMap } from '../cache/bounded-map.js'

/**
 * Answers requests for variants of pictures; one that has to be made goes on to the media service. A first visit asks for dozens, which is more work than its page: what is
 * asked for often is answered from memory, the rest from the disk, none by Next.js.
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => Promise<void>} Handler
 */

const MEMORY_BYTES = 16 * 1_048_576
/** A deleted picture is gone after so long. */
const MEMORY_MS = 60_000

/** @param {string} folder the folder of pictures @returns {(file: string) => Promise<Buffer | null>} */
function fileReader(folder) {
  /** @type {BoundedMap<{ bytes: Buffer, until: number }>} */
  const memory = new BoundedMap(MEMORY_BYTES, ({ bytes }) => bytes.length)
  return async (file) => {
    const known = memory.get(file)
    if (known && known.until > Date.now()) return known.bytes
    const bytes = await readFile(path.join(folder, file)).catch(() => null)
    if (bytes === null) memory.delete(file)
    else memory.set(file, { bytes, until: Date.now() + MEMORY_MS })
    return bytes
  }
}

/** @param {Response} response */
const answerMissing = (response) =>
  void response
    .writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' })
    .end('not found')

/** @param {string} folder the folder of pictures @param {Handler} next @returns {Handler} */
export function answerVariant(folder, next) {
  const read = fileReader(folder)
  return async (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET' || !url.startsWith('/i/')) return next(request, response)
    const variant = variantAt(url.split('?', 1)[0] ?? '')
    if (variant === null) return answerMissing(response)
    const format = variantFormat(request.headers.accept)
    const bytes = await read(variantFile(variant, format))
    if (bytes === null) {
      const isKnown = await access(path.join(folder, variant.key)).then(
        () => true,
        () => false,
      )
      return isKnown ? next(request, response) : answerMissing(response)
    }
    response.writeHead(200, {
      ...variantHeaders(variant, format),
      'x-content-type-options': 'nosniff',
      'content-length': bytes.length,
    })
    response.end(bytes)
  }
}
