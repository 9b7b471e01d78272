'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Prize, RedeemAnswer } from '@/domain/campaign/prize'
import { redeemFormSchema } from '@/domain/campaign/redeem'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { useRedemption } from '@/lib/client/attempts/use-redemption'
import { redeemBody, type RedeemContact } from './redeem-body'
import { prizeFailure } from './prize-failure'
import { RedeemFacts } from './redeem-facts'

interface RedeemFormProps {
  prize: Prize
  /** the member's tokens */
  balance: number
  /** the service has said that the prize is not as shown */
  onChanged: () => void
  onRedeemed: (answer: RedeemAnswer) => void
}

const NO_CONTACT: RedeemContact = { phone_no: '', kpi: '' }

/** Codes after which the prize is read again: another price, or none left. */
const CHANGED = new Set(['PRIZE_CHANGED', 'PRIZE_GONE'])

/** The step before a redemption: a confirmation, or a form where the prize needs phone and ID number. What is typed stays after a failure. */
export function RedeemForm({ prize, balance, onChanged, onRedeemed }: RedeemFormProps) {
  const { redeem, isSending: isBusy } = useRedemption(`prize:${prize._id}`)
  const t = useTranslations('campaignPlay.redeem')
  const submit = async (contact: RedeemContact) => {
    try {
      const json = redeemBody(prize, contact)
      const answer = await redeem((key) =>
        api.public.user.me.tokens.redeem.$post({ json, header: { 'idempotency-key': key } }),
      )
      if (answer) onRedeemed(answer)
      return null
    } catch (failure) {
      if (failure instanceof DomainError && CHANGED.has(failure.code)) onChanged()
      return failure
    }
  }
  const say = (failure: unknown) =>
    prizeFailure(failure, { short: t('short'), failed: t('failed'), unknown: t('unknown') })
  const isShort = balance < prize.points
  const Step = prize.is_form_needed && !isShort ? ContactStep : ConfirmStep
  return (
    <div className="grid gap-5 p-5">
      <RedeemFacts prize={prize} balance={balance} />
      {isShort ? (
        <p role="status" className="rounded-md bg-gold-soft p-3 text-sm text-gold-dark">
          <strong className="block">{t('short')}</strong>
          {t('missing', { count: prize.points - balance })}
        </p>
      ) : prize.stock === 0 ? (
        <p role="status" className="rounded-md bg-sand p-3 text-sm">
          {t('noStock')}
        </p>
      ) : (
        <Step submit={submit} say={say} isBusy={isBusy} points={prize.points} />
      )}
    </div>
  )
}

interface StepProps {
  /** resolves to the failure, or to null */
  submit: (contact: RedeemContact) => Promise<unknown>
  say: (failure: unknown) => string
  isBusy: boolean
  points: number
}

function ConfirmStep({ submit, say, isBusy, points }: StepProps) {
  const [error, setError] = useState('')
  const confirm = async () => {
    setError('')
    const failure = await submit(NO_CONTACT)
    if (failure !== null) setError(say(failure))
  }
  return (
    <>
      <p role="alert" className="text-sm text-sale empty:hidden">
        {error}
      </p>
      <RedeemAction isBusy={isBusy} points={points} onClick={() => void confirm()} />
    </>
  )
}

function ContactStep({ submit, say, isBusy, points }: StepProps) {
  const t = useTranslations('campaignPlay.redeem')
  const form = useShopForm(redeemFormSchema, NO_CONTACT)
  const onSubmit = async (contact: RedeemContact) => {
    const failure = await submit(contact)
    if (failure !== null && !form.markFailure(failure)) form.say(say(failure))
  }
  return (
    <Form form={form} onSubmit={onSubmit} label={t('formLabel')}>
      <p className="text-sm text-muted">{t('formText')}</p>
      <TextField name="phone_no" label={t('phone')} type="tel" autoComplete="tel" inputMode="tel" isFirst />
      <TextField name="kpi" label={t('idNumber')} hint={t('idHint')} autoComplete="off" inputMode="numeric" />
      <FormError />
      <RedeemAction isBusy={isBusy} points={points} type="submit" />
    </Form>
  )
}

interface RedeemActionProps {
  isBusy: boolean
  points: number
  type?: 'submit'
  onClick?: () => void
}

function RedeemAction({ isBusy, points, type, onClick }: RedeemActionProps) {
  const t = useTranslations('campaignPlay.redeem')
  return (
    <Button type={type} size="lg" className="w-full" aria-disabled={isBusy || undefined} onClick={onClick}>
      {isBusy && <Spinner className="size-4" />}
      {isBusy ? t('busy') : t('redeem', { points })}
    </Button>
  )
}
