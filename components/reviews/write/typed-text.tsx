'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A text of the member that cannot be sent, to copy. It stays text, for browsers that deny the clipboard. */
export function TypedText({ text }: { text: string }) {
  const t = useTranslations('reviewWrite.typed')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show(t('copied'))
    } catch {
      toast.error(t('copyFailed'))
    }
  }
  return (
    <section
      aria-label={t('title')}
      className="grid w-full max-w-sm gap-2 rounded-md bg-sand px-4 py-3 text-left text-sm"
    >
      <p className="font-semibold">{t('title')}</p>
      <p tabIndex={0} className="max-h-32 overflow-y-auto break-words whitespace-pre-line">
        {text}
      </p>
      <Button variant="quiet" className="justify-self-start px-0!" onClick={() => void copy()}>
        <Icon name="copy" />
        {t('copy')}
      </Button>
    </section>
  )
}
