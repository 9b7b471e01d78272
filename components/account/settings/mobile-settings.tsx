'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/format'
import { POINTS_PATH } from '@/lib/pages/routes'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { useOverlay } from '@/components/overlays/context'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { editProfileOverlay } from '@/components/account/profile/overlays'
import { tourOverlay } from '@/components/tour/overlays'
import { maskEmail, maskPhone } from '@/domain/account/phone'
import { installAppsOverlay } from '@/components/install/overlays'
import { api } from '@/lib/client/api'
import { installWay } from '@/lib/client/install/install-way'
import { useMember } from '@/lib/client/member/member'
import { SettingsLink } from './settings-link'
import { MailChoices } from './mail-choices'
import { NewsConsents } from './news-consents'
import { PushChoices } from './push-choices'
import {
  changePasswordOverlay,
  changePhoneOverlay,
  deleteAccountOverlay,
  mobileSettingsOverlay,
} from './overlays'
import { useLogOut } from './use-log-out'

const PROFILE_FOLDER = '/profile/'

/** All links of the account in one list. */
export default function MobileSettings() {
  const t = useTranslations('account.settings')
  const { user } = useMember()
  const { opener } = useOverlay()
  const isProfile = usePathname().startsWith(PROFILE_FOLDER)
  const logOut = useLogOut({ done: t('loggedOut'), failed: t('failed') })

  const verifyEmail = () => {
    if (user?.email && !user.is_verified_email)
      openOverlay(otpVerificationOverlay, { scope: 'verification', email: user.email })
    else openOverlay(editProfileOverlay, {})
  }
  const startTour = () => {
    closeOverlay(mobileSettingsOverlay)
    openOverlay(tourOverlay, {
      tour: isProfile ? 'profile' : 'home',
      from: opener,
    })
  }

  return (
    <OverlayFrame title={t('title')}>
      {user && (
        <>
          <ul className="py-2">
            <SettingsLink
              icon="user-round-pen"
              label={t('edit')}
              onOpen={() => openOverlay(editProfileOverlay, {})}
            />
            <SettingsLink
              icon="smartphone"
              label={t('phone')}
              note={
                user.phone_no
                  ? maskPhone({ phone_no: user.phone_no, phone_code: user.phone_code ?? '' })
                  : t('none')
              }
              onOpen={() => openOverlay(changePhoneOverlay, {})}
            />
            <SettingsLink
              icon="mail"
              label={t('email')}
              note={user.email ? maskEmail(user.email) : t('none')}
              onOpen={verifyEmail}
            />
            <SettingsLink
              icon="key-round"
              label={user.has_password ? t('password') : t('setPassword')}
              onOpen={() => openOverlay(changePasswordOverlay, {})}
            />
            <SettingsLink icon="package" label={t('orders')} href="/my-orders" />
            <SettingsLink
              icon="gift"
              label={t('rewards')}
              note={t('points', { count: formatNumber(user.points.count) })}
              href={POINTS_PATH}
            />
            <SettingsLink icon="heart" label={t('wishlist')} href="/wishlist" />
            <SettingsLink icon="map-pin" label={t('addresses')} href="/shipping-address" />
          </ul>
          <NewsConsents user={user} />
          <MailChoices />
          <PushChoices />
          <ul className="border-t border-line py-2">
            {installWay() && (
              <SettingsLink
                icon="smartphone"
                label={t('install')}
                onOpen={() => openOverlay(installAppsOverlay, {})}
              />
            )}
            <SettingsLink icon="compass" label={t('tour')} onOpen={startTour} />
            <SettingsLink
              icon="download"
              label={t('export')}
              href={api.account.user.me.export.$path()}
              isDownload
            />
            <SettingsLink
              icon="trash-2"
              label={t('remove')}
              onOpen={() => openOverlay(deleteAccountOverlay, {})}
            />
            <SettingsLink icon="log-out" label={t('logOut')} onOpen={() => void logOut()} />
          </ul>
        </>
      )}
    </OverlayFrame>
  )
}
