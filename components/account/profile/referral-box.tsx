'use client'

import { useTranslations } from 'next-intl'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'
import { formatNumber } from '@/lib/format'
import { invitationPath } from '@/lib/pages/routes'
import { recordShare } from './record-share'
import { qrCodeOverlay } from './overlays'

/** The member's invitation: a link to copy, to share, and to show as a QR code (POST /user/me/referral, ACC-11). */
export function ReferralBox({ user, origin }: { user: User; origin: string }) {
  const t = useTranslations('profile.referral')
  const link = `${origin}${invitationPath(user.user_name)}`
  const { data } = useData(api.account.user.me.referral.$path(), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      toast.error(t('copyFailed'))
      return
    }
    toast.show(t('copied'))
    await recordShare(link, 'link')
  }

  const share = async () => {
    // Not every browser supports the Web Share API.
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title: t('shareTitle'), text: t('shareText'), url: link })
    } catch {
      // Closing the share sheet is not a failure.
      return
    }
    await recordShare(link, 'link')
  }

  return (
    <section aria-label={t('title')} className="rounded-lg border border-line p-4 tablet:col-span-2">
      <h2 className="font-semibold">{t('title')}</h2>
      <p className="mt-1 text-sm text-muted">{t('text')}</p>
      <div className="mt-3 flex items-center gap-2 rounded-md bg-sand pl-3">
        <p className="min-w-0 flex-1 truncate text-sm" translate="no">
          {link}
        </p>
        <Button variant="quiet" className="px-3!" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('copy')}
        </Button>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 tablet:flex">
        <Button onClick={() => void share()}>
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
