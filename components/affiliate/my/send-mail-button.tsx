'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'

/** Has the mail about the application sent again (AFF-02). */
export function SendMailButton() {
  const t = useTranslations('affiliateMember.held')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const { is_sent } = await api.affiliate.affiliates['send-email'].$post()
      toast.show(t(is_sent ? 'mailSent' : 'mailNone'))
    } catch (failure) {
      toast.error(withInstruction(t('mailFailed'), failure))
    }
    setSending(false)
  }
  return (
    <Button
      variant="secondary"
      aria-disabled={isSending || undefined}
      onClick={() => {
        if (!isSending) void send()
      }}
    >
      {t('mail')}
    </Button>
  )
}
