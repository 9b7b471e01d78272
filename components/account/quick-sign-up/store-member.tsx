'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PhoneNumber } from '../codes/calls'
import { otpVerificationOverlay } from '../codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { storeAccountSchema } from '@/domain/account/sign-in-forms'
import { invalidFields } from '@/domain/error'
import { keepTicket, readTicket } from '@/lib/account/sign-up-ticket'
import { usePageMember } from '../session/use-page-member'
import { PhoneForm } from '../register/contact-forms'
import { FinishAccount } from './finish-account'
import { FormSkeleton } from '../profile-form/form-skeleton'
import { registeredPhoneOverlay } from '../sign-in/overlays'
import { checkPhone } from '../register/phone-check'

/** For members registered in a store by number: verifies the number, then asks for address, name and password. */
export default function StoreMember() {
  const t = useTranslations('signIn.store')
  const { status, user } = usePageMember()
  const [ticket, setTicket] = useState(readTicket)

  const verify = async (phone: PhoneNumber) => {
    const { is_registered, is_from_store } = await checkPhone(phone)
    if (!is_registered) throw invalidFields({ phone_no: t('unknown') })
    if (!is_from_store) {
      openOverlay(registeredPhoneOverlay, { phone, next: '/' })
      return
    }
    openOverlay(otpVerificationOverlay, {
      scope: 'registered-store',
      phone,
      onDone: ({ uid, code }) => {
        if (!uid || !code) return
        keepTicket({ uid, code })
        setTicket({ uid, code })
      },
    })
  }

  if (!ticket || (status === 'visitor' && !user))
    return (
      <>
        <p className="mb-5 text-muted">{t('phone')}</p>
        <PhoneForm submitLabel={t('submit')} onSend={verify} />
      </>
    )
  if (!user) return <FormSkeleton fields={3} />
  return (
    <>
      <p className="mb-5 text-muted">{t('account')}</p>
      <FinishAccount
        key={user.id}
        schema={storeAccountSchema}
        defaults={{ email: user.email ?? '', user_name: '', password: '' }}
        user={user}
        ticket={ticket}
        next="/"
      />
    </>
  )
}
