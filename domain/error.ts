/**
 * A failure the caller can act on: a code of the catalogue and its HTTP status. `message` is for logs and the wire; in the browser `text` is the
 * sentence of the code, for shoppers.
 */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string = code,
    readonly details?: Record<string, unknown>,
    readonly text?: string,
  ) {
    super(message)
    this.name = 'DomainError'
  }
}

/** 404: the requested thing does not exist or is not for sale (PDP-02). */
export const notFound = (what: string) => new DomainError('NOT_FOUND', 404, `${what} not found`)

/** 400: the request cannot be understood; `details` says which part. */
export const badRequest = (message: string, details?: Record<string, unknown>) =>
  new DomainError('BAD_REQUEST', 400, message, details)

/** 422: fields that are refused; `details.fields` has the fault of each in the shopper's words. */
export const invalidFields = (fields: Record<string, string>) =>
  new DomainError('INVALID_FIELDS', 422, Object.values(fields)[0] ?? 'invalid fields', { fields })

/** 429: too often; `details.retry_after` in seconds. */
export const tooManyRequests = (retryAfter: number) =>
  new DomainError('TOO_MANY_REQUESTS', 429, 'too many requests', {
    retry_after: Math.max(1, Math.ceil(retryAfter)),
  })
