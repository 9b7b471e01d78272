'use client'

import { useEffect, useState } from 'react'
import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'
import CardRow from './card-row'

/** Products viewed on this device, latest first. Stored in the browser only. */

const KEY = 'viewed-products'

/** maximum shown, without the current product */
const VIEWED_LIMIT = 12

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

export interface ViewedRowProps {
  productId: number
  title: string
}

/** Cards of the products viewed before, the latest first; records the current product. */
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

/** Ids of products viewed before. None when the storage is unavailable, empty or corrupt. */
function viewedProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId) : []
  } catch {
    return []
  }
}

/** Records a viewed product as the latest. */
function recordViewed(id: number): void {
  const ids = [id, ...viewedProducts().filter((seen) => seen !== id)].slice(0, VIEWED_LIMIT + 1)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage nothing is recorded.
  }
}
