'use client'

import { useTranslations } from 'next-intl'
import { HIDDEN_REASONS } from '@/domain/review/moderation/moderate'

/** What the writer of a held or rejected review can change, by the code of the moderation's reason; null without one. */
export function useReasonText(code: string | null): string | null {
  const t = useTranslations('reviewWrite.reasons')
  if (code === null) return null
  return t(HIDDEN_REASONS.find((known) => known === code) ?? 'other')
}
