import { type InferType, lazy, mixed, number, object, string } from 'yup'
import {
  columnsSchema,
  constantsSchema,
  encodingSchema,
  parseMappingBy,
  readMappingFile,
  sourceSchema,
} from '../../feed'
import { FIELDS } from './fields'

/** The schema of a mapping file of reviews; docs/importing.md explains its parts. */
const mappingSchema = object({
  $comment: lazy(() => mixed()),
  source: sourceSchema(),
  encoding: encodingSchema(),
  delimiter: string().length(1),
  columns: columnsSchema(FIELDS),
  constants: constantsSchema(FIELDS),
  /** source of the catalogue whose products are meant */
  catalogue: string(),
  /** the most stars a rating can have */
  scale: number().oneOf([5, 10, 100]).default(5),
  /** what 05/12/2025 means */
  dates: string()
    .oneOf(['dmy', 'mdy'] as const)
    .default('dmy'),
  /** name of authors without one */
  author: string().trim().min(1).max(80).default('Khách hàng'),
}).noUnknown('unknown parts: ${unknown}')
export type ReviewMapping = InferType<typeof mappingSchema>

/** Parses a mapping. @throws FeedError that names the wrong parts */
export const parseReviewMapping = (value: unknown, name = 'mapping'): ReviewMapping =>
  parseMappingBy(mappingSchema.required(), value, name)

/** Reads a mapping file. @throws FeedError */
export const readReviewMapping = async (path: string): Promise<ReviewMapping> =>
  parseReviewMapping(await readMappingFile(path), path)
