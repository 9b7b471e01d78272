'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { completeSignUpSchema } from '@/domain/account/sign-in-forms'
import { readTicket } from '@/lib/account/sign-up-ticket'
import { FinishAccount } from './finish-account'
import { usePageMember } from '../session/use-page-member'
import { FormSkeleton } from '../profile-form/form-skeleton'
import { StepNotice } from './step-notice'

/** The second step of quick sign-up; without the first it shows a notice. */
export default function CompleteSignUp() {
  const t = useTranslations('signIn.finish')
  const { status, user, error } = usePageMember()
  const [ticket] = useState(readTicket)
  if (!ticket || (status === 'visitor' && !user) || error)
    return <StepNotice text={t('notVerified')} label={t('verify')} href="/quick-signup" />
  if (!user) return <FormSkeleton fields={2} />
  return (
    <>
      <p className="mb-5 text-muted">{t('intro')}</p>
      <FinishAccount
        key={user.id}
        schema={completeSignUpSchema}
        defaults={{ user_name: '', password: '' }}
        user={user}
        ticket={ticket}
        next="/complete-profile-signup"
      />
    </>
  )
}
