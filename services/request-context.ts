import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { readRequestId } from '@/domain/ids'

interface RequestContext {
  request_id: string
  /** name of the job that runs */
  job?: string
}

// Next.js loads this module once per bundle; a request may pass through several.
const store = globalThis as typeof globalThis & { nangRequests?: AsyncLocalStorage<RequestContext> }
const requests = (store.nangRequests ??= new AsyncLocalStorage<RequestContext>())

/** The id that came with a call or a job, or a new one. */
export const requestIdOr = (given: unknown): string => readRequestId(given) ?? randomUUID()

/** Runs `work` as part of a request: every log line of it carries the id, and so does every job it queues. */
export const withRequestId = <T>(request_id: string, work: () => T, job?: string): T =>
  requests.run({ request_id, ...(job !== undefined && { job }) }, work)

/** Of the request or job that is under way here. */
export const requestContext = (): RequestContext | undefined => requests.getStore()
