'use client'

import {
  Compass,
  Download,
  Heart,
  KeyRound,
  LogOut,
  Mail,
  MapPin,
  Package,
  Smartphone,
  Trash2,
  UserRoundPen,
} from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { useOverlay } from '@/components/overlays/context'
import { Overlay } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { editProfileOverlay } from '@/components/account/profile/overlays'
import { tourOverlay } from '@/components/tour/overlays'
import { maskEmail, maskPhone } from '@/domain/account/phone'
import { api } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import { Door } from './settings-link'
import { NewsConsents } from './news-consents'
import {
  changePasswordOverlay,
  changePhoneOverlay,
  deleteAccountOverlay,
  mobileSettingsOverlay,
} from './overlays'
import { useLogOut } from './use-log-out'

const PROFILE_FOLDER = '/profile/'

/** Every door of the account in one list. */
export default function MobileSettings() {
  const t = useTranslations('account.settings')
  const { user } = useMember()
  const { opener } = useOverlay()
  const isProfile = usePathname().startsWith(PROFILE_FOLDER)
  const logOut = useLogOut({ done: t('loggedOut'), failed: t('failed') })

  const proveEmail = () => {
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
    <Overlay title={t('title')}>
      {user && (
        <>
          <ul className="py-2">
            <Door icon={UserRoundPen} label={t('edit')} onOpen={() => openOverlay(editProfileOverlay, {})} />
            <Door
              icon={Smartphone}
              label={t('phone')}
              note={
                user.phone_no
                  ? maskPhone({ phone_no: user.phone_no, phone_code: user.phone_code ?? '' })
                  : t('none')
              }
              onOpen={() => openOverlay(changePhoneOverlay, {})}
            />
            <Door
              icon={Mail}
              label={t('email')}
              note={user.email ? maskEmail(user.email) : t('none')}
              onOpen={proveEmail}
            />
            <Door
              icon={KeyRound}
              label={user.has_password ? t('password') : t('setPassword')}
              onOpen={() => openOverlay(changePasswordOverlay, {})}
            />
            <Door icon={Package} label={t('orders')} href="/my-orders" />
            <Door icon={Heart} label={t('wishlist')} href="/wishlist" />
            <Door icon={MapPin} label={t('addresses')} href="/shipping-address" />
          </ul>
          <NewsConsents user={user} />
          <ul className="border-t border-line py-2">
            <Door icon={Compass} label={t('tour')} onOpen={startTour} />
            <Door icon={Download} label={t('export')} href={api.account.user.me.export.$path()} isDownload />
            <Door icon={Trash2} label={t('remove')} onOpen={() => openOverlay(deleteAccountOverlay, {})} />
            <Door icon={LogOut} label={t('logOut')} onOpen={() => void logOut()} />
          </ul>
        </>
      )}
    </Overlay>
  )
}
