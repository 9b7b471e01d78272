import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/routes'
import { Alternatives } from './alternatives'
import { cardMessages } from './card-messages'

/** Says that a product is gone and shows the way on: its neighbours, or the shop's departments. */
export function ProductNotFound({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useTranslations('product.notFound')
  return (
    <main className="container-page pt-10 pb-16 tablet:pt-16">
      <div className="max-w-[38rem]">
        <h1 className="font-display text-2xl font-normal text-balance tablet:text-3xl">{t('title')}</h1>
        <p className="mt-3 text-muted">{t('text')}</p>
        <ButtonLink href="/" className="mt-6">
          {t('home')}
        </ButtonLink>
      </div>
      {categories.length > 0 && (
        <nav aria-label={t('categories')} className="mt-10">
          <h2 className="text-base">{t('categories')}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category.id}>
                <Link
                  href={categoryPath(category)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-ink"
                >
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-12">
        <Alternatives title={t('alternatives')} messages={cardMessages} />
      </div>
    </main>
  )
}
