'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { changePhoneOverlay } from '@/components/account/settings/overlays'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { maskPhone } from '@/domain/account/phone'
import type { User } from '@/domain/account/user'
import { editProfileOverlay } from './overlays'

/** E-mail and phone of the member, each with its proof or the button that proves it. */
export function ContactCard({ user }: { user: User }) {
  const t = useTranslations('profile')
  const { email, phone_no, phone_code } = user
  const phone = phone_no ? { phone_no, phone_code: phone_code ?? '+84' } : null
  return (
    <section aria-label={t('contact')} className="rounded-lg border border-line p-4">
      <h2 className="font-semibold">{t('contact')}</h2>
      <ul className="mt-1 divide-y divide-line">
        <Contact
          icon={<Icon name="mail" size={20} className="shrink-0 text-accent" />}
          value={email}
          none={t('noEmail')}
          isVerified={user.is_verified_email}
        >
          {email && !user.is_verified_email ? (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t('verifyOf', { what: email })}
              className="px-2!"
              onClick={() => openOverlay(otpVerificationOverlay, { scope: 'verification', email })}
            >
              {t('verify')}
            </Button>
          ) : (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t('changeEmail')}
              className="px-2!"
              onClick={() => openOverlay(editProfileOverlay, {})}
            >
              {email ? t('change') : t('add')}
            </Button>
          )}
        </Contact>
        <Contact
          icon={<Icon name="smartphone" size={20} className="shrink-0 text-accent" />}
          value={phone && maskPhone(phone)}
          none={t('noPhone')}
          isVerified={user.is_verified_phone}
        >
          {phone && !user.is_verified_phone && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={t('verifyOf', { what: maskPhone(phone) })}
              className="px-2!"
              onClick={() => openOverlay(otpVerificationOverlay, { scope: 'verification', phone })}
            >
              {t('verify')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t('changePhone')}
            className="px-2!"
            onClick={() => openOverlay(changePhoneOverlay, {})}
          >
            {phone ? t('change') : t('add')}
          </Button>
        </Contact>
      </ul>
    </section>
  )
}

interface ContactProps {
  icon: ReactNode
  value: string | null
  none: string
  isVerified: boolean
  children: ReactNode
}

function Contact({ icon, value, none, isVerified, children }: ContactProps) {
  const t = useTranslations('profile')
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      {icon}
      <span className="min-w-0 flex-1 py-2">
        <span className={`block truncate ${value ? '' : 'text-muted'}`}>{value ?? none}</span>
        {value && (
          <span className={`flex items-center gap-1 text-sm ${isVerified ? 'text-success' : 'text-muted'}`}>
            {isVerified && <Icon name="badge-check" size={16} />}
            {isVerified ? t('verified') : t('unverified')}
          </span>
        )}
      </span>
      <span className="flex">{children}</span>
    </li>
  )
}
