import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Texts } from '@/components/ui/texts'
import bag from '@/messages/vi/bag.json'
import error from '@/messages/vi/error.json'
import search from '@/messages/vi/search.json'
import shell from '@/messages/vi/shell.json'
import { MobileHeader } from './header/mobile-header'

const messages = { bag: { title: bag.title, filled: bag.filled }, error, search, shell }

export interface NotFoundProps {
  /** inside the shop's frame, whose header on the phone is the page's */
  hasHeader: boolean
}

/** Not-found content with links onward. */
export default function NotFoundContent({ hasHeader }: NotFoundProps) {
  return (
    <Texts messages={messages}>
      {hasHeader && <MobileHeader />}
      <NotFoundLinks />
    </Texts>
  )
}

function NotFoundLinks() {
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
