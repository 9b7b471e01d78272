'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { Icon } from '@/components/ui/icon'

interface CopyButtonProps {
  text: string
  /** what is copied: 'mã đơn' */
  label: string
  className?: string
}

/** Copies a text; the text stays visible beside it, for browsers that deny the clipboard. */
export function CopyButton({ text, label, className = '' }: CopyButtonProps) {
  const t = useTranslations('orders.copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show(t('done', { label }))
    } catch {
      toast.error(t('failed'))
    }
  }
  return (
    <button
      type="button"
      aria-label={t('copy', { label })}
      title={t('copy', { label })}
      onClick={() => void copy()}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-accent hover:bg-accent-soft ${className}`}
    >
      <Icon name="copy" />
    </button>
  )
}
