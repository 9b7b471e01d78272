import { readFile } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { array, type InferType, lazy, mixed, number, object, string, ValidationError } from 'yup'
import { FeedError, type Field, FIELDS } from './fault'

const field = () => mixed<Field>().oneOf(FIELDS)
const isText = (value: unknown): value is string => typeof value === 'string'

/** A schema of an object with any keys, whose values all pass `isValue`. */
const record = <T>(isValue: (value: unknown) => value is T, description: string) =>
  mixed<Record<string, T>>(
    (value: unknown): value is Record<string, T> =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values<unknown>({ ...value }).every((each) => isValue(each)),
  ).typeError(`\${path} must be an object of ${description}`)

const isField = (value: unknown): value is Field => field().required().isValidSync(value)
const isFieldOrFields = (value: unknown): value is Field | Field[] =>
  isField(value) || (Array.isArray(value) && value.every(isField))
const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((name) => isText(name) && name.trim() !== '')
const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
const isConstant = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The schema of a mapping file; docs/importing.md explains its parts. */
export const mappingSchema = object({
  $comment: lazy(() => mixed()),
  source: string()
    .trim()
    .matches(/^[a-z0-9][a-z0-9._-]{0,79}$/i, 'source must be letters, digits, dots and dashes'),
  encoding: string().test(
    'known',
    'encoding is not known',
    (name) => name === undefined || iconv.encodingExists(name),
  ),
  delimiter: string().length(1),
  columns: record(isFieldOrFields, `column → field; the fields are ${FIELDS.join(', ')}`),
  constants: record(isConstant, 'field → value').test('fields', 'constants must be fields', (value) =>
    Object.keys(value ?? {}).every(isField),
  ),
  currency: string()
    .uppercase()
    .matches(/^[A-Z]{3}$/, 'currency must be an ISO code such as USD')
    .default('VND'),
  rates: record(isRate, 'currency → dong').default(() => ({})),
  rounding: number().integer().min(1).max(1_000_000).default(1),
  decimal: string()
    .oneOf(['.', ',', 'auto'] as const)
    .default('auto'),
  min_price: number().integer().min(1).default(1_000),
  max_price: number().integer().max(2_000_000_000).default(500_000_000),
  categories: record(isPath, 'category → path of names, e.g. ["Chăm sóc da", "Serum"]').default(() => ({})),
  unmapped_categories: string()
    .oneOf(['create', 'default', 'reject'] as const)
    .default('create'),
  defaults: object({
    brand: string().trim().min(1).max(120).default('Thương hiệu khác'),
    category: array(string().trim().min(1).required())
      .min(1)
      .default(() => ['Sản phẩm khác']),
    stock: number().integer().min(0).max(1_000_000).default(100),
    weight: number().integer().min(0).max(100_000).default(300),
    preorder_quota: number().integer().min(1).max(1_000_000).default(100),
  }).noUnknown('${path} has unknown parts: ${unknown}'),
}).noUnknown('unknown parts: ${unknown}')
export type Mapping = InferType<typeof mappingSchema>

/** Parses a mapping. @throws FeedError that names the wrong parts */
export function parseMapping(value: unknown, name = 'mapping'): Mapping {
  try {
    return mappingSchema.required().validateSync(value, { strict: false, abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw new FeedError(`${name}: ${error.errors.join('; ')}`)
    throw error
  }
}

/** Reads a mapping file. @throws FeedError */
export async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new FeedError(
      `cannot read mapping ${path}: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new FeedError(
      `mapping ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return parseMapping(value, path)
}
