import { ArraySchema, LazySchema, ObjectSchema, Schema } from 'yup'

/** Tests by which a text, a number or a list has an end. */
const ENDS = ['max', 'length', 'lessThan', 'uuid']

const LONG = 'a'.repeat(60_000)
/** What anything that takes all types would take. */
const HUGE: readonly unknown[] = [LONG, 1e300, [LONG], { a: LONG }]

/** The places of a schema that take a text, a number, a list or anything at all without an end. */
export function endless(schema: unknown, path = ''): string[] {
  if (schema instanceof LazySchema)
    return [...endless(schema.resolve({ value: {} }), path), ...endless(schema.resolve({ value: '' }), path)]
  if (schema instanceof ObjectSchema) {
    const fields: Record<string, unknown> = schema.fields
    return Object.entries(fields).flatMap(([name, field]) => endless(field, `${path}.${name}`))
  }
  if (!(schema instanceof Schema) || ['boolean', 'date'].includes(schema.type)) return []
  const { tests, oneOf } = schema.describe()
  if (schema.type === 'mixed') return HUGE.some((value) => schema.isValidSync(value)) ? [path] : []
  const hasEnd = oneOf.length > 0 || tests.some(({ name = '' }) => ENDS.includes(name))
  const inner = schema instanceof ArraySchema ? endless(schema.innerType, `${path}[]`) : []
  return hasEnd ? inner : [path, ...inner]
}
