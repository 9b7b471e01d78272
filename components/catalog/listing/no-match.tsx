import { useTranslations } from 'next-intl'

interface NoticeProps {
  /** where its one link leads */
  href: string
}

const BOX = 'mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center'
const LINK =
  'inline-flex min-h-11 items-center rounded-full bg-accent px-6 text-sm font-semibold text-white hover:bg-accent-dark'

/** A narrowed listing without a single product: what to take away stands in the chips above, or all of it at once. */
export function NoMatch({ href, name }: NoticeProps & { name: string }) {
  const t = useTranslations('listing')
  return (
    <div className={BOX}>
      <h2 className="font-display text-xl">{t('noMatchTitle')}</h2>
      <p className="text-muted">{t('noMatchText', { name })}</p>
      <a href={href} rel="nofollow" className={LINK}>
        {t('noMatchClear')}
      </a>
    </div>
  )
}

/** The products could not be had: the same address once more, filters and all. */
export function ListingFailed({ href }: NoticeProps) {
  const t = useTranslations('listing')
  return (
    <div role="alert" className={BOX}>
      <h2 className="font-display text-xl">{t('failedTitle')}</h2>
      <p className="text-muted">{t('failedText')}</p>
      {/* A document anew: what failed must not be answered from the router's memory. */}
      <a href={href} className={LINK}>
        {t('retry')}
      </a>
    </div>
  )
}
