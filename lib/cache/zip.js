// @ts-check
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { outsideRequest } from './outside-request.js'

/** Compression with promises, outside the request (outside-request.js). */

/**
 * @template Options
 * @param {(bytes: zlib.InputType, options?: Options) => Promise<Buffer>} work
 * @returns {typeof work}
 */
const outside = (work) => (bytes, options) => outsideRequest(work, bytes, options)

export const gzip = outside(promisify(zlib.gzip))
export const gunzip = outside(promisify(zlib.gunzip))
export const brotliCompress = outside(promisify(zlib.brotliCompress))
export const brotliDecompress = outside(promisify(zlib.brotliDecompress))
export const zstdCompress = outside(promisify(zlib.zstdCompress))
export const zstdDecompress = outside(promisify(zlib.zstdDecompress))
