'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { listPath } from '@/lib/client/api'
import CardRow from './card-row'
import { VIEWED_LIMIT } from './viewed'

interface ViewedRowProps {
  ids: readonly number[]
  title: string
  messages: AbstractIntlMessages
}

/** The cards of products seen before, in that order. */
export default function ViewedRow({ ids, title, messages }: ViewedRowProps) {
  const path = listPath('catalog/v3/products', { filter: { id: { in: ids } }, limit: VIEWED_LIMIT })
  return <CardRow title={title} paths={[path]} order={ids} messages={messages} />
}
