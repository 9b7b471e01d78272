'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'

/** Takes a text along with one touch; it stays text beside this, for browsers that let nobody near the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('orders.payment')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show(t('copied'))
    } catch {
      toast.error(t('copyFailed'))
    }
  }
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      className="-my-3 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-accent"
    >
      <Copy aria-hidden size={16} strokeWidth={1.5} />
    </button>
  )
}
