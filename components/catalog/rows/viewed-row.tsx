'use client'

import { useEffect, useState } from 'react'
import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'
import CardRow from './card-row'
import { rememberViewed, VIEWED_LIMIT, viewedProducts } from './viewed-products'

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
  useEffect(() => rememberViewed(productId), [productId])

  if (ids.length === 0) return null
  const path = api.catalog.v3.products.$path({
    query: listQuery({ filter: { id: { in: ids } }, limit: VIEWED_LIMIT }),
  })
  return <CardRow title={title} paths={[path]} order={ids} />
}
