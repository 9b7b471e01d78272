'use client'

import { useTranslations } from 'next-intl'
import { openOverlay } from '@/components/overlays/store'
import { copyInvitation, shareInvitation } from '@/components/sharing/invitation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'
import { formatNumber } from '@/lib/format'
import { invitationPath } from '@/lib/pages/routes'
import { qrCodeOverlay } from './overlays'

/** The member's invitation: a link to copy, to share, and to show as a QR code (POST /user/me/referral, ACC-11). */
export function ReferralBox({ user, origin }: { user: User; origin: string }) {
  const t = useTranslations('profile.referral')
  const link = `${origin}${invitationPath(user.user_name)}`
  const { data } = useData(api.account.user.me.referral.$path(), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })

  const texts = { copied: t('copied'), copyFailed: t('copyFailed') }
  const invitation = { link, title: t('shareTitle'), text: t('shareText') }

  return (
    <section aria-label={t('title')} className="rounded-lg border border-line p-4 tablet:col-span-2">
      <h2 className="font-semibold">{t('title')}</h2>
      <p className="mt-1 text-sm text-muted">{t('text')}</p>
      <div className="mt-3 flex items-center gap-2 rounded-md bg-sand pl-3">
        <p className="min-w-0 flex-1 truncate text-sm" translate="no">
          {link}
        </p>
        <Button variant="quiet" className="px-3!" onClick={() => void copyInvitation(link, link, texts)}>
          <Icon name="copy" />
          {t('copy')}
        </Button>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 tablet:flex">
        <Button onClick={() => void shareInvitation(invitation, texts)}>
          <Icon name="share-2" />
          {t('share')}
        </Button>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => openOverlay(qrCodeOverlay, { link, name: user.name })}
        >
          <Icon name="qr-code" />
          {t('code')}
        </Button>
      </div>
      {data && data.joined > 0 && (
        <p className="mt-3 text-sm text-success">
          {t('joined', { count: formatNumber(data.joined), rewarded: formatNumber(data.rewarded) })}
        </p>
      )}
    </section>
  )
}
