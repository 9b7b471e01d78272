import { type InferType, type Schema, ValidationError } from 'yup'
import { badRequest } from '@/domain/error'
import { readInput } from '@/domain/input'

/** @throws BAD_REQUEST when a report has another shape */
export function readReport<S extends Schema>(report: unknown, schema: S): InferType<S> {
  try {
    return readInput(schema, report)
  } catch (error) {
    throw badRequest('unknown report', {
      at: error instanceof ValidationError ? (error.path ?? '') : '',
    })
  }
}

/** @throws BAD_REQUEST */
export function jsonOf(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return value
  } catch {
    throw badRequest('report is not JSON')
  }
}

const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i

/** An instant in ISO 8601; one without a zone is of Vietnam. @throws BAD_REQUEST */
export function instantOf(text: string): Date {
  const written = text.trim().replace(' ', 'T')
  const at = new Date(ZONE.test(written) ? written : `${written}+07:00`)
  if (Number.isNaN(at.getTime())) throw badRequest('no instant')
  return at
}
