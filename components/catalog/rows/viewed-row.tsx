'use client'

import { useEffect, useState } from 'react'
import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'
import CardRow from './card-row'

/** Products seen on this device, latest first. Kept in the browser alone. */

const KEY = 'viewed-products'

/** what a shopper may see again, the product at hand not counted */
const VIEWED_LIMIT = 12

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

export interface ViewedRowProps {
  productId: number
  title: string
}

/** The cards of products this device has seen before, the latest first; the one at hand is remembered for the next time. */
export default function ViewedRow({ productId, title }: ViewedRowProps) {
  const [ids] = useState(() =>
    viewedProducts()
      .filter((id) => id !== productId)
      .slice(0, VIEWED_LIMIT),
  )
  useEffect(() => recordViewed(productId), [productId])

  if (ids.length === 0) return null
  const path = api.catalog.v3.products.$path({
    query: listQuery({ filter: { id: { in: ids } }, limit: VIEWED_LIMIT }),
  })
  return <CardRow title={title} paths={[path]} order={ids} />
}

/** Ids of products seen before. Storage that is closed, empty or broken means none. */
function viewedProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId) : []
  } catch {
    return []
  }
}

/** Puts a product first among those seen. */
function recordViewed(id: number): void {
  const ids = [id, ...viewedProducts().filter((seen) => seen !== id)].slice(0, VIEWED_LIMIT + 1)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // A full or closed storage only means that nothing is remembered.
  }
}
