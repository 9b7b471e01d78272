import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/product/card'
import { Section } from '@/components/ui/section'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { categoryPath } from '@/lib/routes'
import { searchPath } from '@/lib/search-path'

interface NoResultProps {
  keyword: string
  /** another keyword that finds something */
  didYouMean: string | null
  categories: readonly { id: number; name: string; slug: string }[]
  bestSellers: readonly ProductCardData[]
}

/** What a search that found nothing says, and where to go on. */
export function NoResult({ keyword, didYouMean, categories, bestSellers }: NoResultProps) {
  const t = useTranslations('search.none')
  return (
    <>
      <section className="mx-auto flex max-w-xl flex-col items-center gap-4 py-14 text-center">
        <SearchX aria-hidden size={56} strokeWidth={1} className="text-accent" />
        <h2 className="font-display text-xl break-words">{t('title', { keyword })}</h2>
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
        {categories.length > 0 && (
          <nav aria-label={t('categories')}>
            <ul className="flex flex-wrap justify-center gap-2">
              {categories.map((category) => (
                <li key={category.id}>
                  <Link
                    href={categoryPath(category)}
                    prefetch={false}
                    className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-accent hover:text-accent"
                  >
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      {bestSellers.length > 0 && (
        <div className="pb-16">
          <Section title={t('bestSellers')}>
            <ul className="grid grid-cols-2 gap-x-3 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-6">
              {bestSellers.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} rowWidth={208} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </>
  )
}
