/** Reading feeds: delimited text of any encoding, its columns, values and rejected rows. What the importers of products and reviews share. */
export { Batches } from './batches'
export { cleanLine, cleanText } from './clean'
export { columnKey, columnList, type Layout, mappedLayout, pickFields, presetLayout } from './columns'
export { openDelimited } from './delimited-rows'
export { type FeedFile, inspectFile, type ReadCallbacks, readText } from './encoding'
export { FeedError, type FeedRow, type Note, RAW_LIMIT, RowFault } from './fault'
export { hash53, IdSet } from './id-set'
export { lockSource } from './lock-source'
export {
  columnsSchema,
  constantsSchema,
  encodingSchema,
  parseMappingBy,
  readMappingFile,
  record,
  sourceSchema,
} from './mapping-file'
export { Rejects } from './rejects'
export { withRetries } from './sql-errors'
export { parseFlag, parseImages, parseInstant } from './values'
