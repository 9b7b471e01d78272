import { type InferType, number, type Schema, string } from 'yup'
import { badRequest } from '@/domain/error'
import { readInput } from '@/domain/input'

/** A number of whole dong, given as it is or in hundredths. */
export const dong = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER)

/** Hundredths of a dong, as VNPAY, OnePay and ShopeePay count. */
export const hundredths = () =>
  dong().test('whole', 'not whole dong', (value) => value === undefined || value % 100 === 0)

/** An identifier that may come as a number. */
export const identifier = () => string().max(100)

/** Reads a provider's message, its signature checked, through a schema. @throws BAD_REQUEST */
export function readMessage<S extends Schema>(schema: S, value: unknown): InferType<S> {
  try {
    return readInput(schema, value)
  } catch {
    throw badRequest('the message cannot be read')
  }
}

/** @throws BAD_REQUEST */
export function parseJsonMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('the message is not JSON')
  }
}

/** '0' and '' stand for no number yet. */
export const referenceOr = (value: string | null | undefined): string | null =>
  value && value !== '0' ? value : null
