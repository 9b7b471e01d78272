'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Overlay } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { useFocusOnChange, useOverlayTitle } from '@/components/overlays/use-focus-on-change'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { safeNext } from '@/domain/account/next-path'
import { afterSignIn } from '@/lib/client/member/member'
import { forgetReferralCode } from '@/lib/account/acquisition'
import { CodeLogin } from './code-login'
import { LinkButton } from './link-button'
import { LoginForm } from './login-form'
import { loginOverlay, type LoginOverlayProps } from './login.overlay'
import { ProviderFailure } from './provider-failure'
import type { Registered } from '../register/register'
import { RegisterForm } from '../register/register-form'
import { SocialButtons } from './social-buttons'
import { useAfterEntering } from './use-after-sign-in'
import { useGo } from '@/components/overlays/use-navigate'
import { Welcome } from '../register/welcome'

type View = LoginOverlayProps['view']

/** Login and registration (OVL-01). */
export default function LoginOverlay({ view, next, reason, error }: LoginOverlayProps) {
  const t = useTranslations('entering')
  const [registered, setRegistered] = useState<Registered | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const afterEntering = useAfterEntering(next)
  const go = useGo()

  useFocusOnChange(view, () => panel.current?.querySelector<HTMLElement>('input'))
  useFocusOnChange(registered, useOverlayTitle())

  const turnTo = (to: View) => openOverlay(loginOverlay, { view: to, next })
  const finish = () => (next === undefined ? closeOverlay(loginOverlay) : go(safeNext(next)))
  const welcome = async (answer: Registered) => {
    await afterSignIn(answer.user)
    forgetReferralCode()
    toast.show(t('register.success'))
    setRegistered(answer)
  }

  if (registered)
    return (
      <Overlay title={t('welcome.title')}>
        <Welcome {...registered} onDone={finish} />
      </Overlay>
    )

  return (
    <Overlay title={t(`${view}.title`)}>
      <div ref={panel} className="flex flex-col gap-4 p-5">
        {reason && view === 'login' && <p className="text-muted">{t('login.needed')}</p>}
        {error && view === 'login' && <ProviderFailure code={error} />}
        {view === 'login' && <LoginForm onEntered={afterEntering} />}
        {view === 'code' && <CodeLogin onEntered={afterEntering} />}
        {view === 'register' && <RegisterForm next={next} onRegistered={welcome} />}
        {view !== 'register' && (
          <div className="flex flex-col gap-2">
            <p className="my-1 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {t('or')}
            </p>
            <Button variant="secondary" size="lg" onClick={() => turnTo(view === 'login' ? 'code' : 'login')}>
              {view === 'login' ? t('login.byCode') : t('code.byPassword')}
            </Button>
            <SocialButtons next={next} />
          </div>
        )}
        <p className="text-center text-sm">
          {view === 'register' ? t('register.known') : t('login.unknown')}{' '}
          <LinkButton onClick={() => turnTo(view === 'register' ? 'login' : 'register')}>
            {view === 'register' ? t('register.toLogin') : t('login.toRegister')}
          </LinkButton>
        </p>
      </div>
    </Overlay>
  )
}
