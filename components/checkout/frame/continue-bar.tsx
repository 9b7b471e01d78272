'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { formatMoney } from '@/lib/format'

interface ContinueBarProps {
  total: number
  label: string
  isBusy: boolean
  onPress: () => void
  /** a note above the action */
  children?: ReactNode
}

/** The main action of a step: at the phone's bottom with the total, below the summary on a desktop. */
export function ContinueBar({ total, label, isBusy, onPress, children }: ContinueBarProps) {
  const t = useTranslations('checkout')
  return (
    <div className="bottom-bar grid grid-cols-1 gap-2 desktop:static desktop:mt-4 desktop:border-0 desktop:bg-transparent desktop:p-0">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="grid desktop:hidden">
          <span className="text-xs text-muted">{t('totals.total')}</span>
          <span className="text-lg font-semibold tabular-nums">{formatMoney(total)}</span>
        </p>
        <Button
          size="lg"
          aria-disabled={isBusy || undefined}
          className="flex-1 desktop:w-full desktop:flex-none"
          onClick={() => {
            if (!isBusy) onPress()
          }}
        >
          {isBusy && <Spinner className="size-5" />}
          {label}
        </Button>
        <span role="status" className="sr-only">
          {isBusy ? t('busy') : ''}
        </span>
      </div>
    </div>
  )
}
