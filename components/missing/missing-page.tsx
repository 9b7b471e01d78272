import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BrandLogo } from '@/components/goods/brand-logo'
import { ShortGrid } from '@/components/catalog/card-list/short-grid'
import { SearchForm } from '@/components/search/box/search-form'
import { Section } from '@/components/ui/section'
import type { MissingPageData } from '@/lib/pages/missing-page'
import { brandPath, categoryPath } from '@/lib/pages/routes'

const LOGO_WIDTH = 128

/** Not-found page with links onward: search, related goods, departments. */
export function MissingPage({ page }: { page: MissingPageData }) {
  const t = useTranslations('error.notFound')
  const { category, products, brands, categories } = page
  const kind = category ? 'product' : page.name === 'brand' ? 'brand' : null
  return (
    <main className="container-page pt-8 pb-16 tablet:pt-14">
      <section className="mx-auto grid max-w-xl justify-items-center gap-4 text-center">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">
          {t(kind ? `${kind}Title` : 'title')}
        </h1>
        <p className="text-muted">{t(kind ? `${kind}Text` : 'text')}</p>
        <SearchForm className="mt-2" />
        <nav aria-label={t('categories')}>
          <ul className="flex flex-wrap justify-center gap-2">
            {(category ? [category, ...categories.filter(({ id }) => id !== category.id)] : categories).map(
              (link) => (
                <li key={link.id}>
                  <Link
                    href={categoryPath(link)}
                    prefetch={false}
                    className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-accent hover:text-accent"
                  >
                    {link.name}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      </section>
      {brands.length > 0 && (
        <div className="mt-12">
          <Section title={t('brands')}>
            <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-6">
              {brands.map((brand) => (
                <li key={brand.id}>
                  <Link
                    href={brandPath(brand)}
                    prefetch={false}
                    className="grid justify-items-center gap-1 rounded-md border border-line p-3 text-center text-sm hover:border-accent hover:text-accent"
                  >
                    <BrandLogo brand={brand} alt="" width={LOGO_WIDTH} className="w-full max-w-32" />
                    {brand.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      {products.length > 0 && (
        <div className="mt-12">
          <Section title={category ? t('near', { name: category.name }) : t('best')}>
            <ShortGrid products={products} />
          </Section>
        </div>
      )}
    </main>
  )
}
