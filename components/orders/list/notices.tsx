'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { tabPath } from '../filter/filter-url'

/** Notices shown instead of orders. */

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="empty-state py-12">
      <Icon name="package-open" size={32} />
      <h2 className="text-lg font-semibold">{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

export function NoOrders() {
  const t = useTranslations('orders.empty')
  return (
    <Notice title={t('title')} text={t('text')}>
      <ButtonLink href="/categories">{t('shop')}</ButtonLink>
    </Notice>
  )
}

export function NoPickups() {
  const t = useTranslations('orders.empty')
  return (
    <Notice title={t('pickupTitle')} text={t('pickupText')}>
      <ButtonLink href={tabPath('all')} variant="secondary">
        {t('all')}
      </ButtonLink>
    </Notice>
  )
}

export function NoneOfFilter({ onClear }: { onClear: () => void }) {
  const t = useTranslations('orders.empty')
  return (
    <Notice title={t('filteredTitle')} text={t('filteredText')}>
      <Button variant="secondary" onClick={onClear}>
        {t('clear')}
      </Button>
    </Notice>
  )
}

/** The session has ended: no data of the member is shown. */
export function SignedOut() {
  const t = useTranslations('orders.signedOut')
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-sand p-5">
      <p>{t('text')}</p>
      <Button aria-haspopup="dialog" onClick={() => openOverlay(loginOverlay, { view: 'login' })}>
        {t('signIn')}
      </Button>
    </div>
  )
}

/** Loading failed; what was loaded before stays above. */
export function LoadFailed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const t = useTranslations('orders')
  return (
    <div role="alert" className="mt-4 grid justify-items-start gap-3 rounded-lg bg-accent-soft p-4">
      <p>{t('failure.tryAgain')}</p>
      <Button variant="secondary" disabled={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
