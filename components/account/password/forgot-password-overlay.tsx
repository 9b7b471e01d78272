'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CodeAnswer, PhoneNumber } from '@/components/account/codes/calls'
import { useOtpMethods } from '@/components/account/codes/methods'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { useFocusOnChange, useOverlayTitle } from '@/components/overlays/focus/use-focus-on-change'
import { invalidFields } from '@/domain/error'
import { api } from '@/lib/client/api'
import { EmailForm, PhoneForm } from '../register/contact-forms'
import { EmailSent } from './email-sent'
import type { ForgotPasswordProps } from '../sign-in/overlays'
import { checkPhone } from '../register/phone-check'
import { useNavigate } from '@/components/overlays/use-navigate'
import { type ContactWay, contactWaysOf } from '../sign-in/contact-ways'
import { WaySwitch } from '../sign-in/way-switch'

const requestResetMail = (email: string) => api.account.auth['forget-password'].$post({ json: { email } })

/** Resets a password: by a mail with a link and a code, or by a code on the phone (OTP-06, OTP-07). */
export default function ForgotPassword({ email: known, phone: knownPhone }: ForgotPasswordProps) {
  const t = useTranslations('signIn.forgot')
  const tContact = useTranslations('signIn.contact')
  const { methods } = useOtpMethods()
  const go = useNavigate()
  const [wanted, setWanted] = useState<ContactWay>(knownPhone ? 'phone' : 'email')
  const [mail, setMail] = useState<{ email: string; sentTo: string } | null>(null)
  const ways = contactWaysOf(methods)
  const way = ways.includes(wanted) ? wanted : (ways[0] ?? wanted)
  useFocusOnChange(mail, useOverlayTitle())

  const setPassword = ({ uid = '', code = '' }: CodeAnswer) =>
    go(`/set-password?${new URLSearchParams({ uid, code })}`)

  const byMail = async (email: string) => {
    const isKnown = await api.account.auth.email.check.$post({ json: { email } })
    if (!isKnown) throw invalidFields({ email: t('emailUnknown') })
    const { sent_to } = await requestResetMail(email)
    setMail({ email, sentTo: sent_to })
  }

  const byPhone = async (phone: PhoneNumber) => {
    const { is_registered } = await checkPhone(phone)
    if (!is_registered) throw invalidFields({ phone_no: t('phoneUnknown') })
    openOverlay(otpVerificationOverlay, { scope: 'forget-password', phone, onDone: setPassword })
  }

  if (mail)
    return (
      <OverlayFrame title={t('sentTitle')}>
        <EmailSent
          {...mail}
          onResend={() => requestResetMail(mail.email)}
          onCode={setPassword}
          onOther={() => setMail(null)}
        />
      </OverlayFrame>
    )

  return (
    <OverlayFrame title={t('title')}>
      <div className="flex flex-col gap-4 p-5">
        <p className="text-muted">{t(`text.${way}`)}</p>
        <WaySwitch
          label={tContact('way')}
          ways={ways.toReversed().map((one) => ({ way: one, label: tContact(one) }))}
          chosen={way}
          onChoose={setWanted}
        />
        {way === 'email' ? (
          <EmailForm initial={known} submitLabel={t('submit.email')} onSend={byMail} />
        ) : (
          <PhoneForm initial={knownPhone} submitLabel={t('submit.phone')} onSend={byPhone} />
        )}
      </div>
    </OverlayFrame>
  )
}
