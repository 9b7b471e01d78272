'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CodeAnswer } from '@/components/account/codes/calls'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { Resend } from '@/components/account/codes/resend'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { OTP_RESEND_SECONDS } from '@/domain/account/otp'
import { withInstruction } from '@/lib/client/failure'
import { retryWaitOf } from '@/lib/account/retry-wait'

interface EmailSentProps {
  email: string
  /** masked */
  sentTo: string
  onResend: () => Promise<unknown>
  onCode: (answer: CodeAnswer) => void
  /** use another address */
  onOther: () => void
}

/** Shown after the reset mail was sent: open its link, or type its code here. */
export function EmailSent({ email, sentTo, onResend, onCode, onOther }: EmailSentProps) {
  const t = useTranslations('signIn.emailSent')
  const tWait = useTranslations('signIn.wait')
  const [sending, setSending] = useState(0)

  const resend = async () => {
    try {
      await onResend()
      toast.show(t('resent'))
      setSending((count) => count + 1)
    } catch (failure) {
      const wait = retryWaitOf(failure)
      toast.error(wait ? tWait(wait.unit, { count: wait.count }) : withInstruction(t('failed'), failure))
    }
  }
  const typeCode = () =>
    openOverlay(otpVerificationOverlay, {
      scope: 'forget-password',
      email,
      sent: { method: 'email', sent_to: sentTo, resend_in: OTP_RESEND_SECONDS },
      onDone: onCode,
    })

  return (
    <div className="flex flex-col items-center gap-4 p-5 text-center">
      <Icon name="mail-check" size={40} className="text-accent" />
      <p role="status">{t.rich('text', { address: sentTo, b: (text) => <b>{text}</b> })}</p>
      <p className="text-sm text-muted">{t('hint')}</p>
      <Button size="lg" className="w-full" aria-haspopup="dialog" onClick={typeCode}>
        {t('typeCode')}
      </Button>
      <Resend key={sending} seconds={OTP_RESEND_SECONDS} onResend={() => void resend()} />
      <Button variant="quiet" onClick={onOther}>
        {t('other')}
      </Button>
    </div>
  )
}
