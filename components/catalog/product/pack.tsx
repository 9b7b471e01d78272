import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/goods/picture'
import type { PackItem, Product } from '@/domain/catalog/product'
import { formatMoney } from '@/lib/format'
import { productPath } from '@/lib/pages/routes'

const pathOf = (item: PackItem) =>
  productPath({ id: item.product_id, slug: item.slug, default_category: { slug: item.category_slug } })

const variantOf = ({ attributes: { shade, size, variant, amount } }: PackItem) =>
  [shade, size, variant, amount].flatMap((attribute) => attribute?.name ?? []).join(', ')

/** Members of a pack or bundle, and their single prices. */
export function PackDetail({ product }: { product: Product }) {
  const t = useTranslations('product.pack')
  const apart = product.pack_detail.reduce((sum, item) => sum + item.price * item.quantity, 0)
  const saved = apart - product.default_combination.price_after_discount
  if (product.pack_detail.length === 0) return null
  const title = t('title', { count: product.pack_detail.reduce((sum, item) => sum + item.quantity, 0) })
  return (
    <section aria-label={title} className="rounded-lg border border-line p-4">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-3 grid gap-3">
        {product.pack_detail.map((item) => (
          <li key={item.combination_id} className="flex items-center gap-3 text-sm">
            <ProductPicture
              image={item.image_url ? { url: item.image_url } : undefined}
              alt=""
              sizes={64}
              className="size-16 shrink-0 rounded-md"
            />
            <div className="min-w-0 grow">
              <p className="text-xs text-muted">{item.brand_name}</p>
              <Link href={pathOf(item)} className="product-name hover:text-accent">
                {item.name}
              </Link>
              <p className="text-xs text-muted">
                {[variantOf(item), item.is_available ? '' : t('itemOutOfStock')].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="shrink-0 text-right">
              <span className="block font-semibold">{formatMoney(item.price)}</span>
              <span className="text-xs text-muted">{t('quantity', { count: item.quantity })}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-3 text-sm">
        {t('apart', { amount: formatMoney(apart) })}{' '}
        {saved > 0 && (
          <span className="font-semibold text-sale">{t('saved', { amount: formatMoney(saved) })}</span>
        )}
      </p>
    </section>
  )
}
