'use client'

import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface CopyCodeProps {
  code: string
  texts: Record<'copy' | 'done' | 'failed', string>
}

/** Copies a voucher's code, which stands beside it for browsers that deny the clipboard and for those without scripts. */
export function CopyCode({ code, texts }: CopyCodeProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast.show(texts.done)
    } catch {
      toast.error(texts.failed)
    }
  }
  return (
    <Button variant="secondary" className="mt-3 w-full noscript:hidden" onClick={() => void copy()}>
      <Icon name="copy" />
      {texts.copy}
    </Button>
  )
}
