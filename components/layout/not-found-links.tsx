import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'

/** Not-found content with links onward. It is part of every page's payload, so it is kept small. */
export function NotFoundLinks() {
  const t = useTranslations('error.notFound')
  return (
    <main className="container-page grid min-h-[60vh] content-center justify-items-center py-16 text-center">
      <p aria-hidden className="font-display text-3xl text-accent">
        404
      </p>
      <h1 className="mt-2 font-display text-2xl">{t('title')}</h1>
      <p className="mt-3 max-w-md text-muted">{t('text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/categories" variant="secondary">
          {t('categories')}
        </ButtonLink>
      </div>
    </main>
  )
}
