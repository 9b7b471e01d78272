'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/sharing/copy-button'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { RedeemedPrize } from '@/domain/campaign/prize'
import { formatLastDay } from '@/lib/format'

interface RedeemSuccessProps {
  redeemed: RedeemedPrize
  /** tokens that are left */
  left: number
  onClose: () => void
}

/** After a redemption: where the prize is, and the tokens that are left. */
export function RedeemSuccess({ redeemed, left, onClose }: RedeemSuccessProps) {
  const t = useTranslations('campaignPlay.redeem')
  const { name, code, expires_at, phone } = redeemed
  return (
    <div className="grid justify-items-center gap-4 p-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="circle-check" size={28} />
      </span>
      <p role="status" className="text-lg font-semibold text-balance">
        {t('done', { name })}
      </p>
      {code !== null ? (
        <>
          <p
            className="rounded-md border border-dashed border-muted px-4 py-2 text-lg font-semibold"
            translate="no"
          >
            {code}
          </p>
          {expires_at !== null && (
            <p className="text-sm text-muted">{t('codeUntil', { date: formatLastDay(expires_at) })}</p>
          )}
          <div className="w-full">
            <CopyButton
              text={code}
              className="mt-3 w-full"
              texts={{ copy: t('copy'), copied: t('copied', { code }), copyFailed: t('copyFailed') }}
            />
          </div>
        </>
      ) : (
        <p className="text-sm text-muted">{phone === null ? t('giftText') : t('giftCall', { phone })}</p>
      )}
      <p className="text-sm">{t('left', { count: left })}</p>
      <div className="grid w-full gap-2">
        <ButtonLink href="/points-rewards" variant="secondary">
          {t('mine')}
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
