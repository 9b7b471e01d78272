import { ArraySchema, type InferType, LazySchema, ObjectSchema, Schema, ValidationError } from 'yup'
import { texts } from './forms/texts'

/** Values of these types are one text, number, flag or instant: a list or an object is refused in their place. */
const SCALARS: readonly string[] = ['string', 'number', 'boolean', 'date']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path of a field as yup writes it. */
function pathTo(parent: string, name: string): string {
  if (name.includes('.')) return `${parent}["${name}"]`
  return parent === '' ? name : `${parent}.${name}`
}

/**
 * The part of a value that its schema knows, at every depth: own fields alone, so that one named like a method of Object.prototype
 * is as unknown as any other. A list or object where one value is expected is left out and noted among the faults.
 */
function knownPart(of: unknown, value: unknown, path: string, faults: ValidationError[]): unknown {
  // A lazy schema resolves once it knows the value.
  const schema: unknown = of instanceof LazySchema ? of.resolve({ value }) : of
  if (schema instanceof ObjectSchema) {
    if (!isRecord(value)) return value
    const fields: Record<string, unknown> = schema.fields
    const known: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(fields)) {
      if (!Object.hasOwn(value, name)) continue
      const part = knownPart(field, value[name], pathTo(path, name), faults)
      if (part !== undefined) known[name] = part
    }
    return known
  }
  if (schema instanceof ArraySchema) {
    const item: unknown = schema.innerType
    if (Array.isArray(value))
      return value.map((row: unknown, index) => knownPart(item, row, `${path}[${index}]`, faults))
    // A filter's list may be written `{"in": […]}` or as its one item (domain/catalog/listing/catalog-filter.ts).
    if (isRecord(value))
      return Object.hasOwn(value, 'in') ? { in: knownPart(schema, value.in, path, faults) } : {}
    return value
  }
  if (
    schema instanceof Schema &&
    SCALARS.includes(schema.type) &&
    typeof value === 'object' &&
    value !== null
  ) {
    faults.push(new ValidationError(texts.wrongType, value, path, 'typeError'))
    return undefined
  }
  // Half of a sign of two is no text to a database. NUL is refused by the schema, or by the database (services/http.ts).
  return typeof value === 'string' ? value.toWellFormed() : value
}

interface Options {
  /** false gathers every fault instead of the first */
  abortEarly?: boolean
}

/**
 * Reads outside input through its schema: the one way for bodies, queries, filters and reports. Unknown fields are ignored.
 * @throws ValidationError, as the schema's own `validateSync` does
 */
export function readInput<S extends Schema>(
  schema: S,
  value: unknown,
  { abortEarly = true }: Options = {},
): InferType<S> {
  const faults: ValidationError[] = []
  const known = knownPart(schema, value, '', faults)
  const [first] = faults
  if (first && abortEarly) throw first
  try {
    const read: InferType<S> = schema.validateSync(known, { abortEarly, stripUnknown: true })
    if (!first) return read
  } catch (error) {
    if (!first || !(error instanceof ValidationError)) throw error
    const others = error.inner.filter(({ path = '' }) => !faults.some((fault) => fault.path === path))
    throw new ValidationError([...faults, ...others], value)
  }
  throw new ValidationError(faults, value)
}
