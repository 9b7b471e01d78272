import { array, type InferType, lazy, mixed, number, object, string } from 'yup'
import {
  columnsSchema,
  constantsSchema,
  encodingSchema,
  parseMappingBy,
  readMappingFile,
  record,
  sourceSchema,
} from '../../feed'
import { FIELDS } from './fields'

const isText = (value: unknown): value is string => typeof value === 'string'
const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((name) => isText(name) && name.trim() !== '')
const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

/** The schema of a mapping file; docs/importing.md explains its parts. */
export const mappingSchema = object({
  $comment: lazy(() => mixed()),
  source: sourceSchema(),
  encoding: encodingSchema(),
  delimiter: string().length(1),
  columns: columnsSchema(FIELDS),
  constants: constantsSchema(FIELDS),
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
export const parseMapping = (value: unknown, name = 'mapping'): Mapping =>
  parseMappingBy(mappingSchema.required(), value, name)

/** Reads a mapping file. @throws FeedError */
export const readMapping = async (path: string): Promise<Mapping> =>
  parseMapping(await readMappingFile(path), path)
