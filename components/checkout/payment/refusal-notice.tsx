'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { LineProblem } from '@/domain/bag/line-problem'
import type { Bag } from '@/domain/bag/view'
import { formatMoney, formatNumber } from '@/lib/format'
import { fixOf, fixCartLines } from './fix-cart-line'
import type { BadLine, Refusal } from './refusal'

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
      return <Lines lines={refusal.lines} onSettled={onSettled} />
    case 'VOUCHER_GONE':
      return (
        <Notice
          text={t('voucher', { names: refusal.names.join(', '), total: formatMoney(refusal.now) })}
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

/** Values in a problem's sentence. */
function valuesOf(problem: LineProblem): Record<string, string> {
  const numbers = Object.entries(problem).map(
    ([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value] as const,
  )
  return Object.fromEntries<string>(numbers)
}

/** Lines that cannot be ordered, and one button that fixes all of them. */
function Lines({ lines, onSettled }: { lines: BadLine[]; onSettled: () => void }) {
  const t = useTranslations('payment.refused')
  const [isBusy, setBusy] = useState(false)

  const fix = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await fixCartLines(lines)
      toast.show(t('mended'))
      onSettled()
    } catch {
      toast.error(t('notMended'))
      setBusy(false)
    }
  }

  return (
    <Notice text={t('lines')} action={t('mend')} onAction={() => void fix()}>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id}>
            <span className="font-semibold">{line.name}</span>
            <span className="block">{t(`problems.${line.problem.code}`, valuesOf(line.problem))}</span>
            <span className="block text-muted">{t(`mending.${fixOf(line)}`)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
