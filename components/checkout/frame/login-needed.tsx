'use client'

import { useTranslations } from 'next-intl'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'

/** In the place of a checkout step that needs a member. */
export function LoginNeeded() {
  const t = useTranslations('checkout')
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-10">
      <p>{t('loginNeeded')}</p>
      <Button onClick={() => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })}>
        {t('login')}
      </Button>
    </div>
  )
}
