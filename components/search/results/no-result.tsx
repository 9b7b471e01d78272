import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ShortGrid } from '@/components/catalog/card-list/short-grid'
import { Section } from '@/components/ui/section'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import type { TrendingSearch } from '@/domain/search/history'
import { categoryPath, searchPath } from '@/lib/pages/routes'
import { SearchForm } from '../box/search-form'
import { LinkChip } from '../link-chip'

interface NoResultProps {
  keyword: string
  /** an alternative keyword with results */
  didYouMean: string | null
  categories: readonly { id: number; name: string; slug: string }[]
  trending: readonly TrendingSearch[]
  bestSellers: readonly ProductCardData[]
}

/** Content of a search without results: the box, and links onward. */
export function NoResult({ keyword, didYouMean, categories, trending, bestSellers }: NoResultProps) {
  const t = useTranslations('search.none')
  return (
    <>
      <section className="mx-auto flex max-w-xl flex-col items-center gap-6 pt-3 pb-14 text-center">
        <p className="text-muted">{t('text')}</p>
        {didYouMean !== null && (
          <p>
            {t('didYouMean')}{' '}
            <Link
              href={searchPath(didYouMean)}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {didYouMean}
            </Link>
          </p>
        )}
        <SearchForm keyword={keyword} />
        <Ways
          title={t('categories')}
          links={categories.map((category) => ({ name: category.name, href: categoryPath(category) }))}
        />
        <Ways
          title={t('trending')}
          links={trending.map((search) => ({ name: search.keyword, href: searchPath(search.keyword) }))}
        />
      </section>
      {bestSellers.length > 0 && (
        <div className="pb-16">
          <Section title={t('bestSellers')}>
            <ShortGrid products={bestSellers} />
          </Section>
        </div>
      )}
    </>
  )
}

function Ways({ title, links }: { title: string; links: readonly { name: string; href: string }[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className="grid gap-3">
      <p aria-hidden className="text-sm font-semibold">
        {title}
      </p>
      <ul className="flex flex-wrap justify-center gap-2">
        {links.map(({ name, href }) => (
          <li key={href}>
            <LinkChip name={name} href={href} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
