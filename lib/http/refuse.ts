import type { Failure } from '@/domain/envelope'

/** The answer of a route that refuses a request; it is kept nowhere. */
export const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ success: false, code, message } satisfies Failure, {
    status,
    headers: { 'cache-control': 'no-store' },
  })
