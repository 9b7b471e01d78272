// @ts-check
// @ts-expect-error it has no types, and those of others are for Express
import compression from 'compression'

/**
 * Compresses what is answered, as Next.js would, in front of all that changes an answer. An answer without a body has no encoding.
 * @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => void}
 */
export const compress = compression({
  filter: (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => response.statusCode !== 304 && compression.filter(request, response),
})
