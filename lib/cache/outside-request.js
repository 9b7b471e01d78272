// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Calls a function outside the request that is answered. Node.js keeps the context in which a compressor or a file was opened until that
 * object is collected, seconds later, and with the context everything Next.js holds of the request: about a megabyte for a product's page,
 * which then ages into the old generation and makes the process collect it more often. Taken when this module is
 * loaded: before the first request.
 */
export const outsideRequest = AsyncLocalStorage.snapshot()
