'use client'

import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/goods/picture'
import type { FreeProductView } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'

/** Gifts and free units, as lines without a price. */
export default function FreeProducts({ products }: { products: readonly FreeProductView[] }) {
  const t = useTranslations('bag')
  return (
    <section aria-labelledby="free-title">
      <h2 id="free-title" className="text-sm font-semibold">
        {t('free.title')}
      </h2>
      <ul className="mt-1">
        {products.map((product) => (
          <li
            key={`${product.source}-${product.offer_id ?? product.combination_id}`}
            className="flex items-center gap-4 py-2.5"
          >
            <ProductPicture
              image={product.image_url ? { url: product.image_url } : undefined}
              alt=""
              sizes={64}
              className="size-16 shrink-0 rounded-md"
            />
            <div className="min-w-0 grow text-sm">
              <p className="product-name">{product.name}</p>
              <p className="text-muted">
                {[product.variant, t('line.pieces', { count: product.quantity })].filter(Boolean).join(' · ')}
              </p>
              <p className="text-xs text-accent">{product.offer_name ?? t('free.buyOneGetOne')}</p>
            </div>
            <p className="shrink-0 font-semibold text-success">{formatMoney(0)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
