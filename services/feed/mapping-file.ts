import { readFile } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { mixed, type Schema, string, ValidationError } from 'yup'
import { FeedError } from './fault'

/** A schema of an object with any keys, whose values all pass `isValue`. */
export const record = <T>(isValue: (value: unknown) => value is T, description: string) =>
  mixed<Record<string, T>>(
    (value: unknown): value is Record<string, T> =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values<unknown>({ ...value }).every((each) => isValue(each)),
  ).typeError(`\${path} must be an object of ${description}`)

/** The schema of a mapping's `columns`: column → field or fields. */
export const columnsSchema = <Field extends string>(fields: readonly Field[]) => {
  const isField = (value: unknown): value is Field => fields.some((field) => field === value)
  return record(
    (value: unknown): value is Field | Field[] =>
      isField(value) || (Array.isArray(value) && value.every(isField)),
    `column → field; the fields are ${fields.join(', ')}`,
  )
}

const isConstant = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The schema of a mapping's `constants`: field → value. */
export const constantsSchema = (fields: readonly string[]) =>
  record(isConstant, 'field → value').test('fields', 'constants must be fields', (value) =>
    Object.keys(value ?? {}).every((field) => fields.includes(field)),
  )

/** The schemas of `source` and `encoding` of a mapping. */
export const sourceSchema = () =>
  string()
    .trim()
    .matches(/^[a-z0-9][a-z0-9._-]{0,79}$/i, 'source must be letters, digits, dots and dashes')
export const encodingSchema = () =>
  string().test('known', 'encoding is not known', (name) => name === undefined || iconv.encodingExists(name))

/** Parses a mapping. @throws FeedError that names the wrong parts */
export function parseMappingBy<T>(schema: Schema<T>, value: unknown, name: string): T {
  try {
    // Unknown parts are mistyped ones: stripped, they would be ignored in silence.
    return schema.validateSync(value, { stripUnknown: false, abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw new FeedError(`${name}: ${error.errors.join('; ')}`)
    throw error
  }
}

/** The JSON of a mapping file, not yet parsed. @throws FeedError */
export async function readMappingFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new FeedError(
      `cannot read mapping ${path}: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new FeedError(
      `mapping ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
