import { Picture } from '@/components/ui/picture'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BrandLogo } from '@/components/goods/brand-logo'
import { Icon } from '@/components/ui/icon'
import { isServable } from '@/lib/pictures'
import { brandPath, searchPath } from '@/lib/pages/routes'
import { type Discovery, sentenceCase, withoutRepeats } from './discovery'
import { Tabs } from '@/components/ui/tabs'
import { ShortProducts } from './short-products'

interface DiscoveryViewProps {
  discovery: Discovery
  /** content before everything else */
  children?: ReactNode
}

/** Discovery: trends, concerns, popular products. Empty parts are left out. */
export function DiscoveryView({ discovery, children }: DiscoveryViewProps) {
  const t = useTranslations('search')
  const { trending, concerns, exclusive, fresh, bestSellers, popular, brands, banners } =
    withoutRepeats(discovery)
  const tabs = [
    { id: 'exclusive', label: t('exclusive'), products: exclusive },
    { id: 'trending', label: t('trendingProducts'), products: fresh },
  ].filter(({ products }) => products.length > 0)
  return (
    <div className="grid gap-7 p-5">
      {children}
      <Chips
        title={t('trending')}
        isTrend
        links={trending.map(({ keyword }) => ({ name: sentenceCase(keyword), href: searchPath(keyword) }))}
      />
      <Chips
        title={t('concerns')}
        links={concerns.map(({ name, slug }) => ({ name, href: `/tag/${slug}` }))}
      />
      <LabelBanners banners={banners} />
      {tabs.length > 0 && (
        <Tabs
          label={t('tabs')}
          tabs={tabs.map(({ id, label, products }) => ({
            id,
            label,
            panel: <ShortProducts products={products} />,
          }))}
        />
      )}
      {bestSellers.length > 0 && (
        <Part title={t('bestSellers')}>
          <ShortProducts products={bestSellers} />
        </Part>
      )}
      {popular.length > 0 && (
        <Part title={t('popular')}>
          <ShortProducts products={popular} />
        </Part>
      )}
      <Brands brands={brands} />
    </div>
  )
}

/** A titled section. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-4">
        <h2 className="text-sm font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface ChipsProps {
  title: string
  links: readonly { name: string; href: string }[]
  isTrend?: boolean
}

function Chips({ title, links, isTrend = false }: ChipsProps) {
  if (links.length === 0) return null
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-4 text-sm hover:border-accent hover:text-accent"
            >
              {isTrend && <Icon name="trending-up" size={15} className="text-accent" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** A banner's link within the shop; banners that lead elsewhere, or without a valid picture, are left out. */
function LabelBanners({ banners }: Pick<Discovery, 'banners'>) {
  const t = useTranslations('search.labels')
  const shown = banners.filter(
    ({ link, image_mobile }) => link.startsWith('/') && isServable(image_mobile.url),
  )
  if (shown.length === 0) return null
  return (
    <ul className="scroll-row gap-3">
      {shown.map(({ _id, link, title, image_mobile, more_info: { search_label: label } }) => (
        <li key={_id} className="w-36 shrink-0 snap-start">
          <Link href={link} prefetch={false} className="group block text-sm">
            <Picture
              src={image_mobile.url}
              alt=""
              width={144}
              height={90}
              className="aspect-[8/5] w-full rounded-md bg-sand object-cover"
            />
            {label && <span className="mt-1.5 block text-xs font-semibold text-accent">{t(label)}</span>}
            <span className="mt-1 line-clamp-2 group-hover:text-accent">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Brands({ brands }: Pick<Discovery, 'brands'>) {
  const t = useTranslations('search')
  if (brands.length === 0) return null
  return (
    <Part title={t('popularBrands')}>
      <ul className="grid grid-cols-4 gap-2">
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link
              href={brandPath(brand)}
              prefetch={false}
              className="grid place-items-center rounded-md border border-line bg-white p-2 hover:border-accent"
            >
              <BrandLogo brand={brand} alt={brand.name} width={96} className="w-full" />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
