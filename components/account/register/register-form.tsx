'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useOtpMethods } from '@/components/account/codes/methods'
import { useFocusOnChange } from '@/components/overlays/focus/use-focus-on-change'
import { FullRegisterForm } from './full-register-form'
import { InviterLine } from './inviter-line'
import { LinkButton } from '../sign-in/link-button'
import { NewAccountForm } from './new-account-form'
import type { VerifiedContact, Registered } from './register'
import { RegisterContact } from './register-contact'

export interface RegisterFormProps {
  next?: string
  /** campaign the registration comes from */
  campaign?: string
  onRegistered: (registered: Registered) => Promise<void>
}

/**
 * A new member: a number or address that a code verifies, then a name and a password; the rest can wait (docs/decisions/0025). Where no code
 * can be sent, or none arrives, the whole payload of the specification is asked for at once.
 */
export function RegisterForm({ next, campaign, onRegistered }: RegisterFormProps) {
  const t = useTranslations('signIn.register')
  const { methods } = useOtpMethods()
  const [contact, setContact] = useState<VerifiedContact | null>(null)
  const [isFull, setFull] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const hasNoCode = methods?.length === 0
  const step = contact ? 'account' : isFull || hasNoCode ? 'full' : 'contact'
  useFocusOnChange(step, () => panel.current?.querySelector<HTMLElement>('input'))

  return (
    <div ref={panel} className="flex flex-col gap-4">
      <InviterLine />
      {contact && (
        <NewAccountForm
          contact={contact}
          onOther={() => setContact(null)}
          {...{ next, campaign, onRegistered }}
        />
      )}
      {step === 'contact' && <RegisterContact next={next} methods={methods} onVerified={setContact} />}
      {step === 'full' && <FullRegisterForm {...{ next, campaign, onRegistered }} />}
      {!contact && !hasNoCode && (
        <p className="text-center text-sm">
          <LinkButton onClick={() => setFull(!isFull)}>{t(isFull ? 'byCode' : 'withoutCode')}</LinkButton>
        </p>
      )}
    </div>
  )
}
