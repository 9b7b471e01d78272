'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { OTP_ERROR_SHOWN_MS } from '@/domain/account/otp'
import { withAdvice } from '@/lib/client/failure'
import { explainCode } from './code-failure'

/** A failure's sentence, for five seconds (OTP-24). */
export function useCodeError() {
  const t = useTranslations('otp')
  const [error, setError] = useState<{ text: string } | null>(null)

  useEffect(() => {
    if (!error) return
    const timer = setTimeout(() => setError(null), OTP_ERROR_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [error])

  const show = (failure: unknown) => {
    const why = explainCode(failure)
    if (why.kind === 'known') setError({ text: t(`errors.${why.code}`) })
    else if (why.kind === 'wait') setError({ text: t(`wait.${why.wait.unit}`, { count: why.wait.count }) })
    else setError({ text: why.kind === 'received' ? why.message : withAdvice(t('network'), failure) })
  }
  return { error: error?.text ?? '', show, clear: () => setError(null) }
}
