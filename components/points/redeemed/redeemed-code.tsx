'use client'

import { useTranslations } from 'next-intl'
import { CodeToCopy } from '@/components/sharing/code-to-copy'

/** The code of a redeemed reward, to copy; nothing for a gift, which has none. */
export function RedeemedCode({ code }: { code: string | null }) {
  const t = useTranslations('points.redeem')
  if (code === null) return null
  const texts = { copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }
  return <CodeToCopy code={code} texts={texts} />
}
