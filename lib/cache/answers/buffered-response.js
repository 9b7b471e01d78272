// @ts-check

/**
 * Responses whose methods are replaced. A function written where it is assigned (`response.end = () => …`) is allocated among old objects by
 * V8, so that it holds the response, and all of the page that hangs on it, until the next full collection; `Object.assign` avoids that.
 */

/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(...args: unknown[]) => any} Method
 */

/** @param {unknown} chunk @param {unknown} encoding @returns {Buffer | null} null when it is no part of a body */
export function bytesOf(chunk, encoding) {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8',
    )
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : null
}

/**
 * Lets `change` replace each piece of a body before it is written.
 * @param {Response} response @param {(chunk: unknown, encoding: unknown) => unknown} change
 */
export function changeBody(response, change) {
  const changing =
    (/** @type {Method} */ method) =>
    (/** @type {unknown} */ chunk, /** @type {unknown} */ encoding, /** @type {unknown} */ done) =>
      method(change(chunk, encoding), encoding, done)
  Object.assign(response, {
    write: changing(/** @type {Method} */ (response.write.bind(response))),
    end: changing(/** @type {Method} */ (response.end.bind(response))),
  })
}

/** Notes what `writeHead` was called with on a response whose head is sent later. @param {Response} response @param {readonly unknown[]} args */
export function applyHead(response, args) {
  const [status, ...others] = args
  if (typeof status === 'number') response.statusCode = status
  const headers = others.at(-1)
  if (typeof headers === 'object' && headers !== null)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/**
 * Buffers a response until it is complete, so that its headers can still be changed. `send` gets the body and sends the answer.
 * @param {Response} response @param {(body: Buffer) => Promise<void>} send
 */
export function holdResponse(response, send) {
  /** @type {Buffer[]} */
  const chunks = []
  const { write, end, writeHead, flushHeaders } = response
  const original = { write, end, writeHead, flushHeaders }
  const callLast = (/** @type {unknown[]} */ args) => {
    const callback = args.findLast((each) => typeof each === 'function')
    if (typeof callback === 'function') process.nextTick(/** @type {() => void} */ (callback))
  }
  Object.assign(response, {
    flushHeaders() {},
    /** @param {unknown[]} args */
    writeHead(...args) {
      applyHead(response, args)
      return response
    },
    /** @param {unknown} chunk @param {unknown[]} args */
    write(chunk, ...args) {
      const bytes = bytesOf(chunk, args[0])
      if (bytes) chunks.push(bytes)
      callLast(args)
      return true
    },
    /** @param {unknown[]} args */
    end(...args) {
      const bytes = bytesOf(args[0], args[1])
      if (bytes) chunks.push(bytes)
      Object.assign(response, original)
      response.once('finish', () => callLast(args))
      send(Buffer.concat(chunks)).catch((error) => response.destroy(error))
      return response
    },
  })
}

/**
 * Sends another body than the one that is written, where there is one: `bodyOf` is asked as soon as head or body are.
 * @param {Response} response @param {() => (() => Promise<{ bytes: Buffer, encoding: import('./encoding.js').Encoding }>) | null} bodyOf makes
 * the body; null for the one that is written
 */
export function replaceBody(response, bodyOf) {
  const original = {
    writeHead: /** @type {Method} */ (response.writeHead.bind(response)),
    write: /** @type {Method} */ (response.write.bind(response)),
    end: /** @type {Method} */ (response.end.bind(response)),
  }
  Object.assign(response, {
    /** @param {unknown[]} args */
    writeHead(...args) {
      if (typeof args[0] === 'number') response.statusCode = args[0]
      if (!bodyOf()) return original.writeHead(...args)
      // Delayed until the body, because length and encoding are not known yet.
      applyHead(response, args)
      return response
    },
    /** @param {unknown[]} args */
    write(...args) {
      return bodyOf() !== null || original.write(...args)
    },
    /** @param {unknown[]} args */
    end(...args) {
      const make = bodyOf()
      if (!make) return original.end(...args)
      response.writeHead = original.writeHead
      make().then(
        ({ bytes, encoding }) => {
          if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
          response.setHeader('content-length', bytes.length)
          original.end(bytes)
        },
        (error) => response.destroy(error),
      )
      return response
    },
  })
}
