import type { ProductCard } from '@/domain/catalog/product'
import { SEARCH_COUNT_CAP } from '@/domain/constants'
import type { Success } from '@/domain/envelope'
import { api, getData } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'
import { formatNumber } from '@/lib/format'

/** The first page of the global search: products one can review, and brands, with how many there are (SRC-19). */
export interface Reviewable {
  products: readonly ProductCard[]
  total: number
  brands: readonly { id: number; name: string }[]
}

/** How many were found, as a text: '12', or '100+' where the service stopped counting. */
export const countText = (total: number): string =>
  total < SEARCH_COUNT_CAP ? formatNumber(total) : `${formatNumber(SEARCH_COUNT_CAP)}+`

const addressOf = (keyword: string, limit: number) =>
  api.public['global-search'].$path({
    query: { filter: JSON.stringify({ keyword }), limit: String(limit) },
  })

type Groups = typeof addressOf extends (...args: never[]) => Address<Success<infer T>> ? T : never

function readGroups(groups: Groups): Reviewable {
  const products = groups.find((group) => group.type === 'add-review')
  const brands = groups.find((group) => group.type === 'brand')
  return {
    products: products?.data.flatMap((item) => ('default_combination' in item ? [item] : [])) ?? [],
    total: products?.total ?? 0,
    brands: brands?.data.flatMap((item) => ('logo' in item ? [item] : [])) ?? [],
  }
}

/** Finds products to review, `limit` of each group. @throws DomainError with the service's code */
export const findReviewable = async (
  keyword: string,
  limit: number,
  signal: AbortSignal,
): Promise<Reviewable> => readGroups(await getData(addressOf(keyword, limit), signal))
