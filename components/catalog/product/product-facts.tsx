import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Brand } from '@/domain/catalog/brand'
import type { Product } from '@/domain/catalog/product'
import { formatNumber } from '@/lib/format'
import { brandPath, categoryPath } from '@/lib/pages/routes'

/** Legal product information: origin, registration number, shelf life. */
export function ProductFacts({ product, brand }: { product: Product; brand: Brand | null }) {
  const t = useTranslations('product.facts')
  const [only, ...others] = product.combinations
  const facts: { key: string; value: string }[] = [
    { key: 'brand', value: product.brand.name },
    { key: 'brandCountry', value: brand?.country ?? '' },
    { key: 'origin', value: product.origin },
    { key: 'registration', value: product.registration_number },
    { key: 'shelfLife', value: product.shelf_life },
    { key: 'sku', value: only && others.length === 0 ? only.sku : '' },
  ]
  return (
    <section aria-label={t('title')}>
      <h2 className="text-lg">{t('title')}</h2>
      <dl className="facts">
        {facts
          .filter(({ value }) => value)
          .map(({ key, value }) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div>
          <dt>{t('category')}</dt>
          <dd>
            <Link href={categoryPath(product.default_category)}>{product.default_category.name}</Link>
          </dd>
        </div>
      </dl>
      {product.tags.length > 0 && (
        <ul aria-label={t('tags')} className="tag-list">
          {product.tags.map((tag) => (
            <li key={tag.id}>{tag.name}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The brand in short, with a link to its page. */
export function BrandBlock({ brand }: { brand: Brand }) {
  const t = useTranslations('product.brand')
  return (
    <section aria-label={t('label', { name: brand.name })} className="rounded-lg bg-sand p-5 tablet:p-6">
      {brand.country && <p className="text-xs text-muted">{t('from', { country: brand.country })}</p>}
      <h2 className="font-display text-xl">{brand.name}</h2>
      {brand.featured_text && <p className="mt-1 text-sm">{brand.featured_text}</p>}
      <Link
        href={brandPath(brand)}
        prefetch={false}
        className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent underline decoration-accent/30 underline-offset-4 hover:decoration-accent"
      >
        {t('all', { count: formatNumber(brand.product_count), name: brand.name })}
      </Link>
    </section>
  )
}
