// @ts-check

/** Names that Next.js puts into addresses for itself. */
const OF_NEXT = /^(?:_|nxt)/
/** Part of the address that a page has moved to, where it has one. */
const PAGE = 'page'

/** @param {string} location @param {string} query of the address that was asked for */
function withQuery(location, query) {
  const [path, own = ''] = location.split('?', 2)
  const params = new URLSearchParams(own)
  const others = [...new URLSearchParams(query)].filter(
    ([name]) => name !== PAGE && !params.has(name) && !OF_NEXT.test(name),
  )
  for (const [name, value] of others) params.append(name, value)
  return params.size > 0 ? `${path}?${params}` : location
}

/**
 * A page's redirect to its current address keeps what else the visitor's address says: links of campaigns and affiliates are old ones,
 * and are read where the visitor arrives (AFF-04, RTE-36).
 * @param {string} url that was asked for @param {import('node:http').ServerResponse} response
 */
export function keepQuery(url, response) {
  const at = url.indexOf('?')
  if (at === -1) return
  const writeHead = /** @type {(...args: unknown[]) => typeof response} */ (response.writeHead.bind(response))
  Object.assign(response, {
    /** @param {unknown[]} args */
    writeHead(...args) {
      const status = typeof args[0] === 'number' ? args[0] : response.statusCode
      const location = response.getHeader('location')
      if (status === 308 && typeof location === 'string')
        response.setHeader('location', withQuery(location, url.slice(at + 1)))
      return writeHead(...args)
    },
  })
}
