'use client'

import { toast } from '@/components/toasts/toast'
import { Icon } from '@/components/ui/icon'

interface CopyCodeProps {
  code: string
  texts: { copy: string; copied: string; failed: string }
}

/** A code to copy. It stays text, for browsers that deny the clipboard. */
export function CopyCode({ code, texts }: CopyCodeProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast.show(texts.copied)
    } catch {
      toast.error(texts.failed)
    }
  }
  return (
    <div className="inline-flex items-center rounded-md bg-accent-soft pl-4">
      <span className="text-xl font-semibold tracking-widest text-accent-dark tabular-nums">{code}</span>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={texts.copy}
        title={texts.copy}
        className="ml-2 grid size-11 place-items-center rounded-md text-accent-dark hover:text-ink"
      >
        <Icon name="copy" />
      </button>
    </div>
  )
}
