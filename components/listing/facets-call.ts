import { PAGE_SIZE } from '@/domain/constants'
import type { ProductFilter } from '@/domain/catalog/filter'
import { listPath } from '@/lib/client/api'

/** The call that counts what a filter leaves to choose from (spec 1 §3 "Search filters"). */
export const facetsCall = (filter: ProductFilter): string =>
  listPath('catalog/v3/search/facets', { filter, limit: PAGE_SIZE })
