'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CodeAnswer, PhoneNumber } from '@/components/account/codes/calls'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { afterClosing } from '@/components/overlays/after-closing'
import { openOverlay } from '@/components/overlays/store'
import type { OtpMethod } from '@/domain/account/otp'
import { invalidFields } from '@/domain/error'
import { api } from '@/lib/client/api'
import { EmailForm, PhoneForm } from './contact-forms'
import { registeredPhoneOverlay } from '../sign-in/overlays'
import { checkPhone } from './phone-check'
import type { VerifiedContact } from './register'
import { WaySwitch } from '../sign-in/way-switch'
import { type ContactWay, contactWaysOf } from '../sign-in/contact-ways'

interface RegisterContactProps {
  next?: string
  methods: readonly OtpMethod[] | undefined
  onVerified: (contact: VerifiedContact) => void
}

/** The first step of registration: the contact, and its code. A number of a member leads to signing in. */
export function RegisterContact({ next, methods, onVerified }: RegisterContactProps) {
  const t = useTranslations('signIn.register')
  const tContact = useTranslations('signIn.contact')
  const tErrors = useTranslations('signIn.errors')
  const [wanted, setWanted] = useState<ContactWay>('phone')
  const ways = contactWaysOf(methods)
  const way = ways.includes(wanted) ? wanted : (ways[0] ?? wanted)

  /** Runs once the code overlay has given the focus back, so that the next step can move it. */
  const goOn = async (contact: VerifiedContact) => {
    await afterClosing(otpVerificationOverlay)
    onVerified(contact)
  }

  const byPhone = async (phone: PhoneNumber) => {
    const { is_taken } = await checkPhone(phone)
    if (is_taken) {
      openOverlay(registeredPhoneOverlay, { phone, next })
      return
    }
    openOverlay(otpVerificationOverlay, {
      scope: 'register',
      phone,
      onDone: ({ proof }: CodeAnswer) => proof && void goOn({ phone, proof }),
    })
  }

  const byEmail = async (email: string) => {
    if (await api.account.auth.email.check.$post({ json: { email, scope: 'register' } }))
      throw invalidFields({ email: tErrors('emailTaken') })
    openOverlay(otpVerificationOverlay, {
      scope: 'register',
      email,
      onDone: ({ proof }: CodeAnswer) => proof && void goOn({ email, proof }),
    })
  }

  return (
    <>
      <p className="text-muted">{t(`intro.${way}`)}</p>
      <WaySwitch
        label={tContact('way')}
        ways={ways.map((one) => ({ way: one, label: tContact(one) }))}
        chosen={way}
        onChoose={setWanted}
      />
      {way === 'phone' ? (
        <PhoneForm submitLabel={t('getCode')} onSend={byPhone} />
      ) : (
        <EmailForm submitLabel={t('getCode')} onSend={byEmail} />
      )}
    </>
  )
}
