'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/sharing/copy-button'

/** A text of the member that cannot be sent, to copy. It stays text, for browsers that deny the clipboard. */
export function TypedText({ text }: { text: string }) {
  const t = useTranslations('reviewWrite.typed')
  return (
    <section
      aria-label={t('title')}
      className="grid w-full max-w-sm gap-2 rounded-md bg-sand px-4 py-3 text-left text-sm"
    >
      <p className="font-semibold">{t('title')}</p>
      <p tabIndex={0} className="max-h-32 overflow-y-auto break-words whitespace-pre-line">
        {text}
      </p>
      <CopyButton
        text={text}
        variant="quiet"
        texts={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
        className="justify-self-start px-0!"
      />
    </section>
  )
}
