'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import type { OtpMethod } from '@/domain/account/otp'

const ICONS = { sms: 'message-square-text', whatsapp: 'message-circle', email: 'mail' } as const

interface ChooseMethodProps {
  /** the methods, each with its masked number or address */
  ways: readonly { method: OtpMethod; to: string }[]
  error: string
  onSend: (method: OtpMethod) => Promise<void>
}

/** Chooses how the code is sent (OTP-02). */
export function ChooseMethod({ ways, error, onSend }: ChooseMethodProps) {
  const t = useTranslations('otp')
  const group = useId()
  const [chosen, setChosen] = useState<OtpMethod | null>(null)
  const [isSending, setSending] = useState(false)
  const method = ways.find((way) => way.method === chosen)?.method ?? ways[0]?.method

  const submit = async () => {
    if (!method || isSending) return
    setSending(true)
    await onSend(method)
    setSending(false)
  }

  return (
    <form
      className="flex flex-col gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-4">{t('choose')}</legend>
        {ways.map((way) => {
          const icon = ICONS[way.method]
          return (
            <label
              key={way.method}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-muted/80 px-4 py-2 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={group}
                value={way.method}
                checked={way.method === method}
                onChange={() => setChosen(way.method)}
                className="size-4 accent-accent outline-none"
              />
              <Icon name={icon} size={22} className="shrink-0 text-accent" />
              <span className="min-w-0">
                <span className="block font-semibold">{t(`methods.${way.method}`)}</span>
                <span className="block truncate text-sm text-muted">{way.to}</span>
              </span>
            </label>
          )
        })}
      </fieldset>
      <p role="alert" className="text-sm text-sale empty:hidden">
        {error}
      </p>
      <Button type="submit" size="lg" aria-disabled={isSending ? true : undefined}>
        {isSending && <Spinner className="size-5" />}
        {t('send')}
      </Button>
    </form>
  )
}
