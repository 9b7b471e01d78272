import {
  array,
  ArraySchema,
  boolean,
  type InferType,
  type ISchema,
  isSchema,
  type Lazy,
  mixed,
  number,
  object,
  ObjectSchema,
  type Schema,
  string,
} from 'yup'

/**
 * Reads a value through a yup schema, as `validateSync` with `stripUnknown` does. Answers of the shop's own services are nearly always right
 * as they are, and a page reads hundreds of objects: a function made of the schema once says so in a tenth of the time. Whatever it does not
 * know, or finds wrong, yup decides.
 */
export function readSchema<S extends Schema>(schema: S, value: unknown): InferType<S> {
  const read = quickly(schema)(value)
  return read === UNDECIDED ? schema.validateSync(value, { stripUnknown: true }) : read
}

/** As readSchema, for a list whose items have this schema. */
export function readList<T>(item: ISchema<T>, value: unknown): T[] {
  const isRight = (rows: unknown[]): rows is T[] => !rows.includes(UNDECIDED)
  const rows: unknown[] = Array.isArray(value) ? value.map(quickly(item)) : [UNDECIDED]
  return isRight(rows) ? rows : array(item).required().validateSync(value, { stripUnknown: true })
}

const UNDECIDED = Symbol('undecided')
/** Gives the value, read, or UNDECIDED. */
type Reader = (value: unknown) => unknown
type Check = (value: unknown) => boolean

const undecided: Reader = () => UNDECIDED

const readers = new WeakMap<object, Reader>()

/** The quick reader of a schema, made on first use. */
function quickly(schema: object): Reader {
  let reader = readers.get(schema)
  if (!reader) {
    // A schema that holds itself finds this one while it is made.
    readers.set(schema, (value) => quickly(schema)(value))
    reader = readerOf(schema)
    readers.set(schema, reader)
  }
  return reader
}

const isLazy = (schema: object): schema is Lazy<unknown> => 'type' in schema && schema.type === 'lazy'

function readerOf(schema: object): Reader {
  // Which schema it is may depend on the value.
  if (isLazy(schema)) return (value) => quickly(schema.resolve({ value }))(value)
  if (!isPlain(schema)) return undecided
  const inner = valueReader(schema)
  if (!inner) return undecided
  const { nullable, optional } = schema.spec
  const fallback: unknown =
    'default' in schema.spec ? schema.spec.default : isObject(schema) ? UNDECIDED : undefined
  const isFallbackKnown = typeof fallback !== 'object' && typeof fallback !== 'function'
  // A null default is a value like any other.
  const absent: unknown = isFallbackKnown || (fallback === null && nullable) ? fallback : UNDECIDED
  return (value) => {
    if (value === undefined) return absent === undefined && !optional ? UNDECIDED : absent
    if (value === null) return nullable ? null : UNDECIDED
    return inner(value)
  }
}

const isObject = (schema: Schema) => schema instanceof ObjectSchema

/** How many transformations a schema of each type has of its own: any other changes the value in a way unknown here. */
const OWN_TRANSFORMS = new Map(
  [string(), number(), boolean(), mixed(), object(), array()].map(({ type, transforms }) => [
    type,
    transforms.length,
  ]),
)

/** Whether what the schema makes of a value depends on nothing but the value's type. */
const isPlain = (schema: object): schema is Schema =>
  isSchema(schema) &&
  'type' in schema &&
  'transforms' in schema &&
  Array.isArray(schema.transforms) &&
  schema.transforms.length === OWN_TRANSFORMS.get(String(schema.type)) &&
  'deps' in schema &&
  Array.isArray(schema.deps) &&
  schema.deps.length === 0

function valueReader(schema: Schema): Reader | null {
  const check = checkOf(schema)
  if (!check) return null
  if (schema instanceof ObjectSchema) return objectReader(schema, check)
  if (schema instanceof ArraySchema) return arrayReader(schema, check)
  return (value) => (check(value) ? value : UNDECIDED)
}

function objectReader(schema: { readonly fields: Readonly<Record<string, object>> }, check: Check): Reader {
  const fields = Object.entries(schema.fields).map(([name, field]) => [name, quickly(field)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !check(value)) return UNDECIDED
    const made: Record<string, unknown> = {}
    for (const [name, read] of fields) {
      const part = read(Reflect.get(value, name))
      if (part === UNDECIDED) return UNDECIDED
      if (part !== undefined) made[name] = part
    }
    return made
  }
}

function arrayReader({ innerType }: { readonly innerType?: unknown }, check: Check): Reader {
  const read = typeof innerType === 'object' && innerType ? quickly(innerType) : undecided
  return (value) => {
    if (!Array.isArray(value) || !check(value)) return UNDECIDED
    const made: unknown[] = []
    for (const item of value) {
      const part = read(item)
      if (part === UNDECIDED) return UNDECIDED
      made.push(part)
    }
    return made
  }
}

const TYPE_CHECKS: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: () => true,
  mixed: () => true,
}

/** The size a bound speaks of. */
const sizeOf = (value: unknown) =>
  typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : NaN

/** Tests by their names; null when the parameter is not one to decide by. */
const TESTS: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => Check | null>> = {
  required: () => (value) => sizeOf(value) > 0,
  integer: () => Number.isInteger,
  min: ({ min }) => (typeof min === 'number' ? (value) => sizeOf(value) >= min : null),
  max: ({ max }) => (typeof max === 'number' ? (value) => sizeOf(value) <= max : null),
  length: ({ length }) => (typeof length === 'number' ? (value) => sizeOf(value) === length : null),
  matches: ({ regex }) =>
    regex instanceof RegExp && !regex.global && !regex.sticky
      ? (value) => typeof value === 'string' && regex.test(value)
      : null,
}

/** Whether a value that is there is right; null when that is not to be said quickly. */
function checkOf(schema: Schema): Check | null {
  const { type, tests } = schema
  const ofType = TYPE_CHECKS[type]
  const checks = tests.map(({ OPTIONS: { name = '', params = {} } = {} }) => TESTS[name]?.(params) ?? null)
  const known = checks.filter((check) => check !== null)
  const isNested = schema instanceof ObjectSchema || schema instanceof ArraySchema
  const { oneOf, notOneOf } = isNested ? { oneOf: [], notOneOf: [] } : schema.describe()
  if (!ofType || known.length < checks.length || notOneOf.length > 0) return null
  if (type === 'mixed' && oneOf.length === 0) return null
  const values = oneOf.length > 0 ? new Set(oneOf) : null
  return (value) => ofType(value) && (!values || values.has(value)) && known.every((check) => check(value))
}
