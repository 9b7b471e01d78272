'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useOtpMethods } from '@/components/account/codes/methods'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import type { User } from '@/domain/account/user'
import type { SignUpTicket } from '@/lib/account/sign-up-ticket'
import { EmailForm, PhoneForm } from '../register/contact-forms'
import { WaySwitch } from './way-switch'
import { contactWaysOf } from './contact-ways'

/** Login by a one-time code instead of a password: asks for the contact. */
export function CodeLogin({
  onEntered,
}: {
  onEntered: (user: User, ticket?: SignUpTicket) => Promise<void>
}) {
  const t = useTranslations('signIn.code')
  const tContact = useTranslations('signIn.contact')
  const { methods } = useOtpMethods()
  const [wanted, setWanted] = useState<'phone' | 'email'>('phone')
  const ways = contactWaysOf(methods)
  const way = ways.includes(wanted) ? wanted : (ways[0] ?? wanted)

  const ask = (target: { email: string } | { phone: { phone_no: string; phone_code: string } }) =>
    openOverlay(otpVerificationOverlay, {
      scope: 'login',
      ...target,
      onDone: ({ user, uid, code }) => {
        if (user) void onEntered(user, uid && code ? { uid, code } : undefined)
      },
    })

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('text')}</p>
      <WaySwitch
        label={tContact('way')}
        ways={ways.map((one) => ({ way: one, label: tContact(one) }))}
        chosen={way}
        onChoose={setWanted}
      />
      {way === 'phone' ? (
        <PhoneForm submitLabel={t('submit')} onSend={(phone) => ask({ phone })} />
      ) : (
        <EmailForm submitLabel={t('submit')} onSend={(email) => ask({ email })} />
      )}
    </div>
  )
}
