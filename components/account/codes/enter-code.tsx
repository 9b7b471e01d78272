'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_OTP } from '@/lib/pages/help/topics'
import { Spinner } from '@/components/ui/spinner'
import type { CodeSent } from './calls'
import { CodeInput } from './code-input'
import { Resend } from './resend'

declare global {
  interface CredentialRequestOptions {
    /** WebOTP: the code of a text message addressed to this site. */
    otp?: { transport: 'sms'[] }
  }
}

const LENGTH = 6

interface EnterCodeProps {
  sent: CodeSent
  /** number of the sending: a new one restarts the countdown */
  sending: number
  /** a note about the code, such as that an older one is still valid */
  info: string
  error: string
  /** resolves to false for a wrong code */
  onCheck: (code: string) => Promise<boolean>
  onEdit: () => void
  onResend: () => void
  /** back to the choice of methods, when there is one */
  onChangeMethod?: () => void
}

/** Input of the code: checked automatically at six digits. After a wrong code the field keeps the focus with its digits selected. */
export function EnterCode({
  sent,
  sending,
  info,
  error,
  onCheck,
  onEdit,
  onResend,
  onChangeMethod,
}: EnterCodeProps) {
  const t = useTranslations('otp')
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [code, setCode] = useState('')
  const [isChecking, setChecking] = useState(false)

  useEffect(() => field.current?.focus(), [sending])

  const check = async (whole: string) => {
    setChecking(true)
    if (await onCheck(whole)) return
    // The field must be writable again before its digits can be selected.
    flushSync(() => setChecking(false))
    field.current?.focus()
    field.current?.select()
  }

  const change = (typed: string) => {
    if (isChecking) return
    setCode(typed)
    onEdit()
    if (typed.length === LENGTH && typed !== code) void check(typed)
  }

  useWebOtp(sent.method === 'sms', (received) => change(received.replace(/\D/g, '').slice(0, LENGTH)))

  return (
    <form
      className="flex flex-col gap-4 p-5"
      onSubmit={(event) => {
        // Enter submits the same code again, for example after a network failure.
        event.preventDefault()
        if (code.length === LENGTH && !isChecking) void check(code)
      }}
    >
      <p>
        {t('sentTo', { method: t(`via.${sent.method}`) })}{' '}
        <strong className="whitespace-nowrap">{sent.sent_to}</strong>{' '}
        <HelpLink href={HELP_OTP} label={t('help')} />
      </p>
      <CodeInput
        ref={field}
        label={t('code')}
        value={code}
        onChange={change}
        isBusy={isChecking}
        isWrong={error !== ''}
        describedBy={errorId}
      />
      <div className="min-h-6 text-sm">
        <p id={errorId} role="alert" className="text-sale empty:hidden">
          {error}
        </p>
        <p role="status" className="flex items-center gap-2 text-muted empty:hidden">
          {isChecking && <Spinner className="size-4" />}
          {isChecking ? t('checking') : !error && info}
        </p>
      </div>
      <Resend key={sending} seconds={sent.resend_in} onResend={onResend} />
      {onChangeMethod && (
        <button
          type="button"
          onClick={onChangeMethod}
          className="min-h-11 text-sm text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('otherWay')}
        </button>
      )}
      <p className="text-center text-sm text-muted">{t('secret')}</p>
    </form>
  )
}

/** Reads the code from the text message where the browser supports it (Android); the browser asks the visitor for permission. */
function useWebOtp(isOn: boolean, onCode: (code: string) => void): void {
  const took = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn || !('OTPCredential' in window)) return
    const waiting = new AbortController()
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: waiting.signal }).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') took(credential.code)
      },
      // Refused or aborted: the visitor types the code instead.
      () => undefined,
    )
    return () => waiting.abort()
  }, [isOn])
}
