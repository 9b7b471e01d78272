import 'server-only'
import { log } from '@/lib/services/embedded'

/** What a page shows at once; undefined when the service cannot say now: then the browser asks, and shows the failure if there is one. */
export async function readWithPage<T>(what: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    log.warn({ err: error }, `${what} could not be read`)
    return undefined
  }
}
