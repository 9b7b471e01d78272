'use client'

import { useTranslations } from 'next-intl'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Empty bag, with links to products. */
export function EmptyBag({ isMember }: { isMember: boolean }) {
  const t = useTranslations('bag.empty')
  return (
    <div className="empty-state">
      <Icon name="shopping-bag" size={36} />
      <h2 id="bag-title" tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <div>
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/categories" variant="secondary">
          {t('categories')}
        </ButtonLink>
        <ButtonLink href="/brands" variant="secondary">
          {t('brands')}
        </ButtonLink>
      </div>
      {!isMember && (
        <p className="mt-2 text-sm">
          {t('known')}{' '}
          <Button
            variant="quiet"
            className="px-1!"
            aria-haspopup="dialog"
            onClick={() => openOverlay(loginOverlay, { view: 'login' })}
          >
            {t('login')}
          </Button>
        </p>
      )}
    </div>
  )
}
