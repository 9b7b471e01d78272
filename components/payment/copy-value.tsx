'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'

interface CopyValueProps {
  label: string
  /** as it is shown */
  shown: string
  /** as it is taken along, where that differs */
  value?: string
  isStrong?: boolean
}

/** Something to be typed elsewhere, taken along with one touch. It stays text, for browsers that let nobody near the clipboard. */
export function CopyValue({ label, shown, value = shown, isStrong = false }: CopyValueProps) {
  const t = useTranslations('payment.copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast.show(t('done', { label }))
    } catch {
      toast.error(t('failed'))
    }
  }
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="shrink-0 text-sm text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center">
        <span
          translate="no"
          className={`min-w-0 text-right wrap-anywhere tabular-nums ${isStrong ? 'font-semibold' : ''}`}
        >
          {shown}
        </span>
        <button
          type="button"
          aria-label={t('copy', { label })}
          title={t('copy', { label })}
          onClick={() => void copy()}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-full text-accent hover:bg-accent-soft"
        >
          <Copy aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </dd>
    </div>
  )
}
