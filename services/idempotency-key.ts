import { validator } from 'hono/validator'
import { badRequest } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { isUuid } from '@/domain/ids'

/*
 * The header that names a submission: a UUID that is the same whenever the same submission is sent again, so that it acts once.
 * `context.req.valid('header')['idempotency-key']` has it in lower case.
 */

/** For calls that must act once. @throws IDEMPOTENCY_KEY_MISSING without a UUID */
export const idempotencyKey = validator('header', (header): { 'idempotency-key': string } => {
  const key = header['idempotency-key'] ?? ''
  if (!isUuid(key))
    throw domainError('IDEMPOTENCY_KEY_MISSING', 'send an idempotency-key, a UUID for each submission')
  return { 'idempotency-key': key.toLowerCase() }
})

/** For calls that act once for each key, and that callers without a key may make too. @throws BAD_REQUEST for one that is no UUID */
export const optionalIdempotencyKey = validator('header', (header): { 'idempotency-key'?: string } => {
  const key = header['idempotency-key']
  if (key === undefined) return {}
  if (!isUuid(key)) throw badRequest('idempotency-key is not a UUID', { field: 'idempotency-key' })
  return { 'idempotency-key': key.toLowerCase() }
})
