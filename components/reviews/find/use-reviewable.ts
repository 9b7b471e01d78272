import { useEffect, useState } from 'react'
import type { ProductCard } from '@/domain/catalog/product'
import type { Success } from '@/domain/envelope'
import { api, getData } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'

const DEBOUNCE_MS = 250
const LIMIT = 10
/** Brands that are offered to narrow the search. */
const MOST_BRANDS = 4

interface Reviewable {
  products: readonly ProductCard[]
  total: number
  brands: readonly { id: number; name: string }[]
}

const addressOf = (keyword: string) =>
  api.public['global-search'].$path({
    query: { filter: JSON.stringify({ keyword }), limit: String(LIMIT) },
  })

type Groups = typeof addressOf extends (keyword: string) => Address<Success<infer T>> ? T : never

/** What the first page of the global search answers with, by group (SRC-19). */
function readGroups(groups: Groups): Reviewable {
  const products = groups.find((group) => group.type === 'add-review')
  const brands = groups.find((group) => group.type === 'brand')
  return {
    products: products?.data.flatMap((item) => ('default_combination' in item ? [item] : [])) ?? [],
    total: products?.total ?? 0,
    brands: brands?.data.flatMap((item) => ('logo' in item ? [item] : [])).slice(0, MOST_BRANDS) ?? [],
  }
}

/** Products that one can review and brands, by a keyword; the latest answer stays until the next one is there. */
export function useReviewable(keyword: string): { found: Reviewable | null; hasFailed: boolean } {
  const [state, setState] = useState<{ found: Reviewable | null; hasFailed: boolean }>({
    found: null,
    hasFailed: false,
  })
  useEffect(() => {
    if (keyword === '') return
    const call = new AbortController()
    const timer = setTimeout(() => {
      getData(addressOf(keyword), call.signal).then(
        (groups) => {
          if (!call.signal.aborted) setState({ found: readGroups(groups), hasFailed: false })
        },
        () => {
          if (!call.signal.aborted) setState(({ found }) => ({ found, hasFailed: true }))
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [keyword])
  return keyword === '' ? { found: null, hasFailed: false } : state
}
