// @ts-check

/** Headers that belong to one connection or one encoding; they are written for each answer. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** The headers of an answer that are sent again with it. @param {import('node:http').OutgoingHttpHeaders} headers @returns {import('node:http').OutgoingHttpHeaders} */
export const cacheableHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name)))
