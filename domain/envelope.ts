/** The envelope of every service's answers (DEC-22). */
export interface Success<T> {
  success: true
  data: T
}

/** A page of a list: `total` counts all that match, `skip` and `limit` say which part `data` is. */
export interface Page<T> extends Success<T[]> {
  total: number
  limit: number
  skip: number
}

/** An error on the wire; its HTTP status is the response's own. `message` is for logs; `text` is for shoppers and added for browsers alone. */
export interface Failure {
  success: false
  code: string
  message: string
  text?: string
  details?: Record<string, unknown>
}
