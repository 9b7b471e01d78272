'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Phase } from './use-sending'

/** What a message waits for, and the way to stop waiting. */
export function SendingState({ phase, onCancel }: { phase: Phase; onCancel: () => void }) {
  const t = useTranslations('contact.sending')
  const isWaiting = phase === 'photos' || phase === 'offline'
  return (
    <div className="grid gap-2 empty:hidden">
      <p role="status" className="text-sm empty:hidden">
        {isWaiting && t(phase)}
      </p>
      {isWaiting && (
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
