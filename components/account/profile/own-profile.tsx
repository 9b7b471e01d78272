'use client'

import { useTranslations } from 'next-intl'
import { SettingsLink } from '@/components/account/settings/settings-link'
import { changePasswordOverlay, mobileSettingsOverlay } from '@/components/account/settings/overlays'
import { authenticityConfirmOverlay } from '@/components/authenticity/overlays'
import { useLogOut } from '@/components/account/settings/use-log-out'
import { RecentlyBought } from '@/components/orders/list/recently-bought'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { User } from '@/domain/account/user'
import { POINT_VALUE } from '@/domain/bag/pricing/points'
import { formatMoney, formatNumber } from '@/lib/format'
import { MY_AFFILIATE_PATH, POINTS_PATH } from '@/lib/pages/routes'
import { ContactCard } from './contact-card'
import { editProfileOverlay } from './overlays'
import { ProfileHead, type ShownProfile } from './profile-head'
import { ReferralBox } from './referral-box'

interface OwnProfileProps {
  user: User
  shown: ShownProfile
  origin: string
}

/** The member's own view: the public profile and links to every account page. */
export function OwnProfile({ user, shown, origin }: OwnProfileProps) {
  const t = useTranslations('profile')
  const logOut = useLogOut({ done: t('loggedOut'), failed: t('failed') })
  const current: ShownProfile = {
    ...shown,
    name: user.name,
    user_name: user.user_name,
    image: user.image,
    level: user.level.current.stage,
    skin_types: user.skin_types,
    hair_types: user.hair_types,
  }
  return (
    <>
      <ProfileHead profile={current}>
        <div className="flex gap-3">
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            data-tour="profile-edit"
            className="flex-1"
            onClick={() => openOverlay(editProfileOverlay, {})}
          >
            {t('edit')}
          </Button>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('settings')}
            className="px-3!"
            onClick={() => openOverlay(mobileSettingsOverlay, {})}
          >
            <Icon name="settings" size={20} />
          </Button>
        </div>
      </ProfileHead>
      <StandingCards user={user} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 tablet:grid-cols-2">
        <ContactCard user={user} />
        <nav aria-label={t('doors')} className="rounded-lg border border-line">
          <ul className="py-2">
            <SettingsLink icon="package" label={t('orders')} href="/my-orders" />
            <SettingsLink icon="gift" label={t('rewards')} href={POINTS_PATH} />
            <SettingsLink icon="heart" label={t('wishlist')} href="/wishlist" />
            <SettingsLink
              icon="badge-check"
              label={t('authenticity')}
              onOpen={() => openOverlay(authenticityConfirmOverlay, {})}
            />
            <SettingsLink
              icon="map-pin"
              label={t('addresses')}
              href="/shipping-address"
              tour="profile-addresses"
            />
            <SettingsLink icon="megaphone" label={t('affiliate')} href={MY_AFFILIATE_PATH} />
            <SettingsLink
              icon="key-round"
              label={user.has_password ? t('password') : t('setPassword')}
              onOpen={() => openOverlay(changePasswordOverlay, {})}
            />
            <SettingsLink icon="log-out" label={t('logOut')} onOpen={() => void logOut()} />
          </ul>
        </nav>
        <ReferralBox user={user} origin={origin} />
      </div>
      <RecentlyBought title={t('recentlyBought')} />
    </>
  )
}

/** The member's points and level. */
function StandingCards({ user }: { user: User }) {
  const t = useTranslations('profile')
  return (
    <dl data-tour="profile-points" className="mt-6 grid grid-cols-2 gap-3 tablet:gap-4">
      <div className="grid gap-1 rounded-lg bg-gold-soft p-4">
        <dt className="flex items-center gap-2 text-sm text-gold-dark">
          <Icon name="coins" />
          {t('points')}
        </dt>
        <dd className="text-xl font-semibold tabular-nums">{formatNumber(user.points.count)}</dd>
        <dd className="text-sm text-gold-dark">
          {t('pointsWorth', { amount: formatMoney(Math.max(0, user.points.count) * POINT_VALUE) })}
        </dd>
      </div>
      <div className="grid content-start gap-1 rounded-lg bg-accent-soft p-4">
        <dt className="flex items-center gap-2 text-sm text-accent-dark">
          <Icon name="gem" />
          {t('level')}
        </dt>
        <dd className="text-xl font-semibold">{user.level.current.stage}</dd>
        <dd className="text-sm text-accent-dark">{t('levelNote')}</dd>
      </div>
    </dl>
  )
}
