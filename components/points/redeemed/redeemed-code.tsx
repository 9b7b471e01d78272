'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { Icon } from '@/components/ui/icon'

/** The code of a redeemed reward, to copy; nothing for a gift, which has none. It stays text, for browsers that deny the clipboard. */
export function RedeemedCode({ code }: { code: string | null }) {
  const t = useTranslations('points.redeem')
  if (code === null) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      toast.error(t('copyFailed'))
      return
    }
    toast.show(t('copied'))
  }
  return (
    <div className="inline-flex max-w-full items-center rounded-md bg-accent-soft pl-3">
      <span className="min-w-0 font-semibold break-all text-accent-dark tabular-nums" translate="no">
        {code}
      </span>
      <button
        type="button"
        aria-label={t('copy')}
        title={t('copy')}
        onClick={() => void copy()}
        className="grid size-11 shrink-0 place-items-center text-accent-dark"
      >
        <Icon name="copy" />
      </button>
    </div>
  )
}
