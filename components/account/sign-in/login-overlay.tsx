'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, getOverlays, openOverlay } from '@/components/overlays/store'
import { useFocusOnChange, useOverlayTitle } from '@/components/overlays/focus/use-focus-on-change'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_ACCOUNT, HELP_SIGN_IN } from '@/lib/pages/help/topics'
import { Icon } from '@/components/ui/icon'
import { safeNext } from '@/domain/account/next-path'
import { afterSignIn } from '@/lib/client/member/change-member'
import { forgetReferralCode } from '@/lib/account/acquisition'
import { useNavigate } from '@/components/overlays/use-navigate'
import { api } from '@/lib/client/api'
import { useDataOnce } from '@/lib/client/use-data'
import type { Registered } from '../register/register'
import { RegisterForm } from '../register/register-form'
import { Welcome } from '../register/welcome'
import { CodeLogin } from './code-login'
import { LinkButton } from './link-button'
import { LoginForm } from './login-form'
import { loginOverlay, type LoginOverlayProps } from './login.overlay'
import { useAfterSignIn } from './use-after-sign-in'

/** Known error codes of sign-in providers; any other shows one general sentence. */
const KNOWN = ['EMPTY_EMAIL', 'EMAIL_REGISTERED', 'TOO_MANY_REQUESTS', 'PROVIDER_REFUSED'] as const

type View = LoginOverlayProps['view']

/** Login and registration (OVL-01). */
export default function LoginOverlay({ view, next, reason, campaign, error }: LoginOverlayProps) {
  const t = useTranslations('signIn')
  const [registered, setRegistered] = useState<Registered | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const afterEntering = useAfterSignIn(next)
  const go = useNavigate()

  useFocusOnChange(view, () => panel.current?.querySelector<HTMLElement>('input'))
  useFocusOnChange(registered, useOverlayTitle())

  const turnTo = (to: View) => openOverlay(loginOverlay, { view: to, next, campaign })
  const finish = () => (next === undefined ? closeOverlay(loginOverlay) : go(safeNext(next)))
  const welcome = async (answer: Registered) => {
    afterSignIn(answer.user)
    forgetReferralCode()
    toast.show(t('register.success'))
    setRegistered(answer)
  }

  if (registered) return <Welcome {...registered} onDone={finish} />

  return (
    <OverlayFrame title={t(`${view}.title`)}>
      <div ref={panel} className="flex flex-col gap-4 p-5">
        {reason && view === 'login' && <p className="text-muted">{t('login.needed')}</p>}
        {error && view === 'login' && <ProviderFailure code={error} />}
        {view === 'login' && <LoginForm onEntered={afterEntering} />}
        {view === 'code' && <CodeLogin onEntered={afterEntering} />}
        {view === 'register' && <RegisterForm {...{ next, campaign }} onRegistered={welcome} />}
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
        <p className="-mt-3 text-center">
          <HelpLink
            href={view === 'register' ? HELP_ACCOUNT : HELP_SIGN_IN}
            label={t(view === 'register' ? 'help.account' : 'help.signIn')}
            isText
          />
        </p>
      </div>
    </OverlayFrame>
  )
}

/** Explains why signing in with a provider failed. */
function ProviderFailure({ code }: { code: string }) {
  const t = useTranslations('signIn.social.errors')
  return (
    <p role="alert" className="flex items-start gap-2.5 rounded-md bg-accent-soft px-4 py-3 text-sm">
      <Icon name="circle-alert" className="mt-0.5 shrink-0 text-sale" />
      {t(KNOWN.find((known) => known === code) ?? 'other')}
    </p>
  )
}

/** The page's address with what opens the overlays again that are lost when the page is left. */
function addressToResume(): string {
  const query = new URLSearchParams(window.location.search)
  for (const { read } of getOverlays()) {
    const resumed = read(({ resume }, props) => resume?.(props) ?? {})
    for (const [name, value] of Object.entries(resumed)) query.set(name, value)
  }
  return `${window.location.pathname}${query.size > 0 ? `?${query}` : ''}`
}

/** Links to the enabled sign-in providers. They are plain links: the sign-in happens on the provider's pages, without its scripts. */
function SocialButtons({ next }: { next?: string }) {
  const t = useTranslations('signIn.social')
  const { data = [] } = useDataOnce(api.account.auth.providers.$path())
  if (data.length === 0) return null
  const back = next ?? addressToResume()
  return (
    <ul className="grid gap-2">
      {data.map((provider) => (
        <li key={provider}>
          <a
            href={`/api/signin/${provider}?next=${encodeURIComponent(back)}`}
            // Marked, so that the overlay stage does not treat it as a page of the shop.
            target="_self"
            className="flex min-h-12 items-center justify-center rounded-full border border-line-strong px-6 text-sm font-semibold transition-colors hover:border-ink"
          >
            {t(provider)}
          </a>
        </li>
      ))}
    </ul>
  )
}
