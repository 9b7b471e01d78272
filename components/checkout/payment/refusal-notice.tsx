'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Bag } from '@/domain/bag/view'
import { formatMoney, formatNumber } from '@/lib/format'
import type { Refusal } from './refusal'

const RefusedLines = lazyPart(() => import('./refused-lines'))

interface RefusalNoticeProps {
  refusal: Refusal
  bag: Bag
  /** submits the order again, as it is now */
  onAgain: () => void
  onSettled: () => void
}

/** Why the order was refused, and the next step; nothing chosen is lost. */
export function RefusalNotice({ refusal, bag, onAgain, onSettled }: RefusalNoticeProps) {
  const t = useTranslations('payment.refused')
  switch (refusal.code) {
    case 'TOTAL_CHANGED':
      return (
        <Notice
          text={
            refusal.before === refusal.now
              ? t('other')
              : t('total', { before: formatMoney(refusal.before), now: formatMoney(refusal.now) })
          }
          action={t('agree', { total: formatMoney(bag.total) })}
          onAction={onAgain}
        />
      )
    case 'LINES_CHANGED':
      return (
        <Notice text={t('lines')}>
          <Suspense fallback={null}>
            <RefusedLines lines={refusal.lines} onSettled={onSettled} />
          </Suspense>
        </Notice>
      )
    case 'VOUCHER_GONE':
      return (
        <Notice
          text={t('voucher', { names: refusal.names.join(', '), total: formatMoney(refusal.now) })}
          action={t('agree', { total: formatMoney(bag.total) })}
          onAction={onAgain}
        />
      )
    case 'EARLY_SALE_CLOSED':
      return (
        <Notice
          text={t('early', { total: formatMoney(refusal.now) })}
          action={t('agree', { total: formatMoney(bag.total) })}
          onAction={onAgain}
        />
      )
    case 'POINTS_SHORT':
      return (
        <Notice
          text={t('points', { balance: formatNumber(refusal.balance), total: formatMoney(refusal.now) })}
          action={t('agree', { total: formatMoney(bag.total) })}
          onAction={onAgain}
        />
      )
    case 'PHONE_UNVERIFIED':
      return (
        <Notice
          text={t('phone')}
          action={t('verify')}
          onAction={() => openOverlay(otpVerificationOverlay, { scope: 'verification', onDone: onAgain })}
        />
      )
    case 'LOST':
      return <Notice text={t('lost')} action={t('again')} onAction={onAgain} />
    case 'NO_METHOD':
      return <Notice text={t('noMethod')} />
    case 'TOO_MANY_REQUESTS':
      return <Notice text={t('tooMany')} />
    case 'FAILED':
      return <Notice text={t('failed')} action={t('again')} onAction={onAgain} />
  }
}

interface NoticeProps {
  text: string
  action?: string
  onAction?: () => void
  children?: ReactNode
}

function Notice({ text, action, onAction, children }: NoticeProps) {
  return (
    <div
      role="alert"
      className="grid max-h-[50dvh] gap-3 overflow-y-auto rounded-md bg-accent-soft p-3.5 text-sm"
    >
      <p className="flex items-start gap-2">
        <Icon name="circle-alert" className="mt-px shrink-0 text-sale" />
        {text}
      </p>
      {children}
      {action && onAction && (
        <Button variant="secondary" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}
