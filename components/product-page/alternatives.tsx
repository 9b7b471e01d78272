'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { listPath } from '@/lib/client/api'
import { readProductKey } from '@/lib/routes'

const CardRow = lazyPart(() => import('./card-row'))

const LIMIT = 12
const stay = () => () => undefined

/** Products that could take the place of the one that was asked for: its neighbours, else what sells best. */
export function Alternatives({ title, messages }: { title: string; messages: AbstractIntlMessages }) {
  // A not-found page gets no parameters; the address it answers is known in the browser alone.
  const path = useSyncExternalStore(
    stay,
    () => window.location.pathname,
    () => null,
  )
  if (path === null) return null
  const key = readProductKey(path.split('/').at(-1) ?? '')
  const bestSellers = listPath('catalog/v3/search', {
    filter: { is_in_stock: true },
    sort: 'most-purchased',
    limit: LIMIT,
  })
  const neighbours = key ? [`/api/catalog/v3/people-also-buy/${key.id}?limit=${LIMIT}`] : []
  return (
    <Suspense fallback={null}>
      <CardRow title={title} paths={[...neighbours, bestSellers]} messages={messages} />
    </Suspense>
  )
}
