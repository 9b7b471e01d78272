// @ts-check
import { constants } from 'node:zlib'
import { brotliCompress, brotliDecompress, gunzip, gzip } from '../zip.js'

/**
 * Encodings of an answer. Quickly compressed, brotli takes half the time that gzip takes by default, for a tenth fewer bytes; compressed well
 * it takes half as long again as gzip, for a quarter fewer (ADR 30).
 */

/**
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 * @typedef {'quick' | 'well' | 'best'} Effort `quick` for what may be sent once, `well` for what is sent again; `best` takes ten times as long, for
 * what never changes
 */

/** @type {readonly Encoding[]} smallest result first */
const ENCODINGS = ['br', 'gzip', 'identity']

/** @type {Record<Effort, { gzip: number, brotli: number }>} levels of the two */
const LEVELS = {
  quick: { gzip: 3, brotli: 3 },
  well: { gzip: 6, brotli: 6 },
  best: { gzip: 6, brotli: 11 },
}

/** The encodings a client accepts, smallest result first; never none. @param {string | undefined} accepted @returns {[Encoding, ...Encoding[]]} */
export function encodingsOf(accepted = '') {
  const names = new Set(
    accepted
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  const [best = 'identity', ...others] = ENCODINGS.filter(
    (encoding) => encoding === 'identity' || names.has(encoding),
  )
  return [best, ...others]
}

/** @param {string | Buffer} plain @param {Encoding} encoding @param {Effort} effort @returns {Promise<Buffer>} */
export async function encode(plain, encoding, effort) {
  const level = LEVELS[effort]
  if (encoding === 'identity') return Buffer.from(plain)
  if (encoding === 'gzip') return gzip(plain, { level: level.gzip })
  return brotliCompress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** @param {Buffer} bytes @param {Encoding} encoding @returns {Promise<Buffer>} */
export async function decode(bytes, encoding) {
  if (encoding === 'identity') return bytes
  return encoding === 'gzip' ? gunzip(bytes) : brotliDecompress(bytes)
}
