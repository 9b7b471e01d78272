import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Alternatives } from './alternatives'
import { cardMessages } from './card-messages'

/** Says that a product is gone and shows the way on: its neighbours, or the shop's departments. It travels unseen with every product page, so it is kept small. */
export function ProductNotFound() {
  const t = useTranslations('product.notFound')
  return (
    <main className="container-page pt-10 pb-16 tablet:pt-16">
      <div className="max-w-[38rem]">
        <h1 className="font-display text-2xl text-balance tablet:text-3xl">{t('title')}</h1>
        <p className="mt-3 text-muted">{t('text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/">{t('home')}</ButtonLink>
          <ButtonLink href="/categories" variant="secondary">
            {t('categories')}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-12">
        <Alternatives title={t('alternatives')} messages={cardMessages} />
      </div>
    </main>
  )
}
