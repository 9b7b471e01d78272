import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { GiftCardView } from '@/components/catalog/gift-card/gift-card-view'
import { ProductView } from '@/components/catalog/product/product-view'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { PAGE_SIZE, RETURN_DAYS } from '@/domain/constants'
import { fitTitle, titleOfProduct } from '@/domain/page-title'
import { pageCount } from '@/domain/pager'
import { getBestSellers } from '@/lib/reads/cached/cached-catalog'
import { getProductPage } from '@/lib/pages/product-page'
import { isReservedSegment } from '@/lib/pages/reserved-segments.js'
import { categoryPath, productPath, readPageNumber, readProductKey } from '@/lib/pages/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbData, productData } from '@/lib/seo/structured-data'

/** `/{categorySlug}/{productId}-{slug}` with its page of reviews (next.config.js rewrites `?page=` to the last segment). */

export const ensureStatic = 'navigation'

type Params = Promise<{ category: string; product: string; page: string }>

/** Next.js needs one entry; all other products are rendered on first request. In an empty shop the entry is a not-found page. */
export async function generateStaticParams() {
  const [best] = await getBestSellers(1)
  if (!best) return [{ category: 'san-pham', product: '1-san-pham', page: '1' }]
  return [{ category: best.default_category.slug, product: `${best.id}-${best.slug}`, page: '1' }]
}

/** The product in the address and the page of its reviews; null when there is no such product. */
async function find({ category, product, page: pageSegment }: Awaited<Params>) {
  const key = isReservedSegment(category) ? null : readProductKey(product)
  const page = readPageNumber(pageSegment)
  const found = key && page ? await getProductPage(key.id, page) : null
  return found && page ? { ...found, page } : null
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const found = await find(await params)
  if (!found) return {}
  const { product, page } = found
  const t = await getTranslations('product.meta')
  const names = { name: product.name, brand: product.brand.name, page }
  const [cover] = product.images
  return pageMetadata({
    title: fitTitle(titleOfProduct(product.name, product.brand.name), (name) =>
      page > 1 ? t('titleOfPage', { name, page }) : name,
    ),
    description:
      page > 1
        ? t('descriptionOfPage', names)
        : product.description ||
          t('description', {
            ...names,
            category: product.default_category.name,
            days: RETURN_DAYS,
          }),
    path: productPath(product, page),
    ...(cover && { image: { url: cover.url, alt: product.name } }),
  })
}

export default async function ProductPage({ params }: { params: Params }) {
  const segments = await params
  const found = await find(segments)
  if (!found || found.product.combinations.length === 0) notFound()
  const { product, brand, category, reviews, highlights, count, vouchers, gifts, alsoBuy, page } = found
  if (
    product.default_category.slug !== segments.category ||
    `${product.id}-${product.slug}` !== segments.product
  ) {
    permanentRedirect(productPath(product, page))
  }
  if (page > pageCount(count.total, PAGE_SIZE)) notFound()

  const t = await getTranslations('product')
  const way = [...(category?.ancestors ?? []), product.default_category]
  const crumbs = [
    { name: t('home'), path: '/' },
    ...way.map((step) => ({ name: step.name, path: categoryPath(step) })),
    { name: product.name, path: productPath(product) },
  ]
  return (
    <>
      <BackHeader title={product.name} fallbackHref={categoryPath(product.default_category)} />
      <JsonLd data={[productData(product, { reviews, count }), breadcrumbData(crumbs)]} />
      {product.classification === 'egift' ? (
        <GiftCardView {...{ product, crumbs, page, reviews, highlights, count, alsoBuy }} />
      ) : (
        <ProductView
          product={product}
          brand={brand}
          crumbs={crumbs}
          page={page}
          reviews={reviews}
          highlights={highlights}
          count={count}
          vouchers={vouchers}
          gifts={gifts}
          alsoBuy={alsoBuy}
        />
      )}
    </>
  )
}
