'use client'

import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'
import CardRow from './card-row'

interface ViewedRowProps {
  title: string
  /** the latest first */
  ids: readonly number[]
}

/** Cards of the products viewed before, the latest first. */
export default function ViewedRow({ title, ids }: ViewedRowProps) {
  const path = api.catalog.v3.products.$path({
    query: listQuery({ filter: { id: { in: ids } }, limit: ids.length }),
  })
  return <CardRow title={title} paths={[path]} order={ids} />
}
