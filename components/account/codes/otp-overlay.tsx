'use client'

import { useTranslations } from 'next-intl'
import { useState, useEffect } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { useFocusOnChange, useOverlayTitle } from '@/components/overlays/focus/use-focus-on-change'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import {
  FORGOT_PASSWORD_DELAY_MS,
  OTP_RESEND_SECONDS,
  type OtpMethod,
  type OtpScope,
  OTP_ERROR_SHOWN_MS,
} from '@/domain/account/otp'
import { DEFAULT_PHONE_CODE, sentNumber, maskEmail, maskPhone } from '@/domain/account/phone'
import { withInstruction } from '@/lib/client/failure'
import { afterSignIn } from '@/lib/client/member/change-member'
import { useMember } from '@/lib/client/member/member'
import { checkCode, type CodeAnswer, type CodeSent, type CodeTarget, requestCode } from './calls'
import { ChooseMethod } from './choose-method'
import { codeFailureText, requestFailureText, secondsUntilNextCode } from './code-failure'
import { EnterCode } from './enter-code'
import { codeTargetOf, useOtpMethods } from './methods'
import { type OtpOverlayProps, otpVerificationOverlay } from './overlays'

const masked = ({ email, phone_code = DEFAULT_PHONE_CODE, phone_no = '' }: CodeTarget): string =>
  email ? maskEmail(email) : maskPhone({ phone_code, phone_no: sentNumber(phone_no) })

/** Scopes whose right code signs the visitor in. */
const SIGN_IN_SCOPES: readonly OtpScope[] = ['login', 'quick-signup', 'registered-store']

/** Verifies a number or an address by a six-digit code (OTP-02). */
export default function OtpOverlay({ scope, phone, email, sent: given, onDone }: OtpOverlayProps) {
  const t = useTranslations('otp')
  const { user, update, status } = useMember()
  const { methods, hasFailed, failure, retry } = useOtpMethods()
  const { error, show, clear } = useCodeError()
  const [sent, setSent] = useState(given ?? null)
  const [sending, setSending] = useState(0)
  const [info, setInfo] = useState('')
  const title = useOverlayTitle()
  // The code field focuses itself.
  useFocusOnChange(sent === null, () => (sent ? null : title()))

  // The member may still be loading.
  const isWaiting = !phone && !email && !user && status !== 'visitor'
  const ways = methods?.flatMap((method) => {
    const target = codeTargetOf(method, { phone, email, user })
    return target ? [{ method, target, to: masked(target) }] : []
  })
  const targetBy = (method: OtpMethod) => codeTargetOf(method, { phone, email, user }) ?? {}

  const arrive = (code: CodeSent, text = '') => {
    clear()
    setSent(code)
    setInfo(text)
    setSending((count) => count + 1)
  }

  const request = async (method: OtpMethod, isAgain: boolean) => {
    const target = targetBy(method)
    try {
      arrive(await requestCode(scope, method, target))
      if (isAgain) toast.show(t('resent'))
    } catch (failure) {
      const seconds = secondsUntilNextCode(failure, OTP_RESEND_SECONDS)
      if (seconds === null) show(requestFailureText(failure, t))
      else
        arrive({ method, sent_to: masked(target), resend_in: seconds }, t('errors.active_otp_already_sent'))
    }
  }

  const check = async (method: OtpMethod, code: string): Promise<boolean> => {
    let answer: CodeAnswer
    try {
      answer = await checkCode(scope, code, targetBy(method))
    } catch (failure) {
      show(codeFailureText(failure, t))
      return false
    }
    if (scope === 'forget-password')
      await new Promise((resolve) => setTimeout(resolve, FORGOT_PASSWORD_DELAY_MS))
    else if (answer.user && SIGN_IN_SCOPES.includes(scope)) afterSignIn(answer.user)
    else await update(answer.user)
    toast.show(t('success'))
    closeOverlay(otpVerificationOverlay)
    onDone?.(answer)
    return true
  }

  return (
    <OverlayFrame title={t('title')}>
      {sent ? (
        <EnterCode
          sent={sent}
          sending={sending}
          info={info}
          error={error}
          onEdit={clear}
          onCheck={(code) => check(sent.method, code)}
          onResend={() => void request(sent.method, true)}
          onChangeMethod={
            ways && ways.length > 1
              ? () => {
                  clear()
                  setSent(null)
                }
              : undefined
          }
        />
      ) : ways && ways.length > 0 ? (
        <ChooseMethod ways={ways} error={error} onSend={(method) => request(method, false)} />
      ) : hasFailed ? (
        <Notice text={withInstruction(t('network'), failure)} action={t('retry')} onAction={retry} />
      ) : methods && !isWaiting ? (
        <Notice
          text={t('noMethod')}
          action={t('close')}
          onAction={() => closeOverlay(otpVerificationOverlay)}
        />
      ) : (
        <div role="status" className="h-64 animate-pulse bg-sand/60">
          <span className="sr-only">{t('loading')}</span>
        </div>
      )}
    </OverlayFrame>
  )
}

function Notice({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <div role="alert" className="grid min-h-48 content-center justify-items-center gap-4 p-8 text-center">
      <p>{text}</p>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}

/** Text of a failure, shown for five seconds (OTP-24). */
function useCodeError() {
  const [error, setError] = useState<{ text: string } | null>(null)

  useEffect(() => {
    if (!error) return
    const timer = setTimeout(() => setError(null), OTP_ERROR_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [error])

  const show = (text: string) => setError({ text })
  return { error: error?.text ?? '', show, clear: () => setError(null) }
}
