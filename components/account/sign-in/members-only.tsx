'use client'

import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { openOverlay } from '@/components/overlays/store'
import type { User } from '@/domain/account/user'
import { withInstruction } from '@/lib/client/failure'
import { usePageMember } from '../session/use-page-member'
import { FormSkeleton } from '../profile-form/form-skeleton'
import { loginOverlay } from './login.overlay'
import { StepNotice } from '../quick-sign-up/step-notice'

interface MembersOnlyProps {
  /** number of fields of the skeleton */
  fields: number
  children: (user: User) => ReactNode
}

/** Content for members; visitors get a sign-in prompt and stay on the page. */
export function MembersOnly({ fields, children }: MembersOnlyProps) {
  const t = useTranslations('signIn.member')
  const { status, user, error, update } = usePageMember()
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>
  if (status === 'visitor')
    return (
      <StepNotice
        text={t('needed')}
        label={t('login')}
        onAction={() => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })}
      />
    )
  if (error)
    return (
      <StepNotice
        text={withInstruction(t('failed'), error)}
        label={t('retry')}
        onAction={() => void update()}
      />
    )
  return <FormSkeleton fields={fields} />
}
