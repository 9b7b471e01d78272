'use client'

import { useEffect, useEffectEvent } from 'react'

declare global {
  interface CredentialRequestOptions {
    /** WebOTP: the code of a text message addressed to this site */
    otp?: { transport: 'sms'[] }
  }
}

/** Takes the code out of the text message where the browser can (Android); the visitor is asked by the browser itself. */
export function useWebOtp(isOn: boolean, onCode: (code: string) => void): void {
  const took = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn || !('OTPCredential' in window)) return
    const waiting = new AbortController()
    navigator.credentials.get({ otp: { transport: ['sms'] }, signal: waiting.signal }).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') took(credential.code)
      },
      // Refused or given up: the code is typed instead.
      () => undefined,
    )
    return () => waiting.abort()
  }, [isOn])
}
