// @ts-check

/** Headers of the one connection and of the one encoding. */
const NOT_KEPT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** The headers of an answer that are sent again with it. @param {import('node:http').OutgoingHttpHeaders} headers @returns {import('node:http').OutgoingHttpHeaders} */
export const keptHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name)))
