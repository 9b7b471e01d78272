import { PAGE_SIZE } from '@/domain/constants'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'

/** The call that counts the remaining choices (SRC-23). */
export const facetsCall = (filter: ProductFilter) =>
  api.catalog.v3.search.facets.$path({ query: listQuery({ filter, limit: PAGE_SIZE }) })
