'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { Section } from '@/components/ui/section'
import { lazyPart } from '@/components/ui/lazy-part'
import { api } from '@/lib/client/api'
import { whenNear } from '@/lib/client/browser/when-near'
import { useData } from '@/lib/client/use-data'

const BoughtRow = lazyPart(() => import('./bought-row'))

const LIMIT = 12
const RECENTLY_BOUGHT = api.order.users.me['recently-bought'].$path({ query: { limit: String(LIMIT) } })

/** Distance at which the code of the cards is loaded. */
const AHEAD = '300px 0px'

/**
 * Recently bought products (ORD-53). Optional: renders nothing without any, or when loading fails. The cards' code comes when they come near;
 * until then their place is kept.
 */
export function RecentlyBought({ title }: { title: string }) {
  const { data = [] } = useData(RECENTLY_BOUGHT, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const hasAny = data.length > 0
  useEffect(() => {
    if (place.current) return whenNear([place.current], AHEAD, () => setNear(true))
  }, [hasAny])

  if (!hasAny) return null
  return (
    <div ref={place} className="mt-8">
      <Section title={title}>
        <div className="min-h-72">
          {isNear && (
            <Suspense fallback={null}>
              <BoughtRow label={title} products={data} />
            </Suspense>
          )}
        </div>
      </Section>
    </div>
  )
}
