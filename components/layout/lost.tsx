import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/routes'

/** What a visitor of an address that leads nowhere sees: ways on. It travels unseen with every page, so it is kept small. */
export function Lost({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useTranslations('error.notFound')
  return (
    <main className="container-page grid min-h-[60vh] content-center justify-items-center py-16 text-center">
      <p aria-hidden className="font-display text-3xl text-accent">
        404
      </p>
      <h1 className="mt-2 font-display text-2xl font-normal">{t('title')}</h1>
      <p className="mt-3 max-w-md text-muted">{t('text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/categories" variant="secondary">
          {t('categories')}
        </ButtonLink>
      </div>
      <ul className="mt-8 flex max-w-2xl flex-wrap justify-center gap-x-6">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              href={categoryPath(category)}
              prefetch={false}
              className="inline-flex min-h-11 items-center text-sm hover:text-accent"
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
