import type { ErrorCode, ErrorDetails } from '@/domain/error-codes'
import type { LineProblem } from '@/domain/bag/line-problem'
import { DomainError } from '@/domain/error'

/** The one place that reads `details` of a refusal: data of another process is checked before use. */

type NamesOf<T> = T extends unknown ? keyof T : never
/** Details of all codes. */
type DetailName = NamesOf<ErrorDetails[keyof ErrorDetails]>

const detail = (failure: unknown, name: DetailName): unknown =>
  failure instanceof DomainError ? failure.details?.[name] : undefined

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export const hasDetail = (failure: unknown, name: DetailName): boolean => Boolean(detail(failure, name))

/** A number of a refusal's details: seconds to wait, minutes of a lock. */
export function numberIn(failure: unknown, name: DetailName): number | null {
  const value = detail(failure, name)
  return typeof value === 'number' ? value : null
}

/** What a message is sent again with; empty for other failures. */
export function confirmationIn(failure: unknown): string {
  const value = detail(failure, 'confirmation')
  return typeof value === 'string' ? value : ''
}

/** What is wrong with each field of a refused form, in the shopper's words. */
export function fieldsIn(failure: unknown): Record<string, string> {
  const fields = detail(failure, 'fields')
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Why goods cannot be had in such numbers, and what the sentence about it names. */
export interface NamedProblem {
  code: LineProblem['code'] | ''
  limit: number
  name: string
}

const PROBLEMS: readonly LineProblem['code'][] = [
  'GONE',
  'OUT_OF_STOCK',
  'FEWER_LEFT',
  'MAX_LIMIT_ORDER',
  'MAX_ORDER_AMOUNT',
  'BAG_FULL',
  'DAILY_LIMIT_PRODUCT',
  'DAILY_LIMIT_BRAND',
]

/** The problem that a refused line of the bag is about; null for other failures. */
export function problemIn(failure: unknown): NamedProblem | null {
  const problem = detail(failure, 'problem')
  if (typeof problem !== 'object' || problem === null) return null
  const limit = property(problem, 'limit')
  const name = property(problem, 'product') ?? property(problem, 'brand')
  return {
    code: PROBLEMS.find((known) => known === property(problem, 'code')) ?? '',
    limit: typeof limit === 'number' ? limit : 0,
    name: typeof name === 'string' ? name : '',
  }
}

/** Lines of the bag that there is not enough of, with how many pieces are left. */
export function shortLinesIn(failure: unknown): { line_id: string; left: number }[] {
  const lines = detail(failure, 'lines')
  if (!Array.isArray(lines)) return []
  return lines.flatMap((line: unknown) => {
    const [id, left] = [property(line, 'line_id'), property(line, 'left')]
    return typeof id === 'string' ? [{ line_id: id, left: typeof left === 'number' ? left : 0 }] : []
  })
}

type Shape = Readonly<Record<string, (value: unknown) => boolean>>

/** `details.reason`, when it is one of the shapes: each by its code, with what its sentence names. */
export function reasonIn<Reason extends { code: string }>(
  failure: unknown,
  shapes: Readonly<Record<Reason['code'], Shape>>,
): Reason | null {
  const reason = detail(failure, 'reason')
  const known = new Map<unknown, Shape>(Object.entries<Shape>(shapes))
  const isOneOf = (value: unknown): value is Reason => {
    const shape = known.get(property(value, 'code'))
    return (
      shape !== undefined && Object.entries(shape).every(([name, isRight]) => isRight(property(value, name)))
    )
  }
  return isOneOf(reason) ? reason : null
}

/** What a feature makes of a refusal, by its own table of codes; undefined for codes that are not in it. */
export function byCode<Table extends Readonly<Partial<Record<ErrorCode, unknown>>>>(
  failure: unknown,
  table: Table,
): Table[keyof Table] | undefined {
  const isKnown = (code: string): code is keyof Table & string => Object.hasOwn(table, code)
  return failure instanceof DomainError && isKnown(failure.code) ? table[failure.code] : undefined
}
