'use client'

import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { afterClosing } from '@/components/overlays/after-closing'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import type { User } from '@/domain/account/user'
import { alertFormSchema } from '@/domain/alert'
import { api } from '@/lib/client/api'
import { byCode } from '@/lib/client/failure-details'
import { useMember } from '@/lib/client/member/member'
import { type AwaitedGoods, notifyMeOverlay, notifyMeSuccessOverlay } from './overlays'

/** Asks for the address of the back-in-stock mail (NTF-01 to NTF-03); a member's own address is prefilled. */
export default function NotifyMe(goods: AwaitedGoods) {
  const t = useTranslations('notifyMe')
  const { status, user, error } = useMember()
  const isReady = status === 'visitor' || user !== undefined || Boolean(error)
  return (
    <OverlayFrame title={t('title')}>
      {isReady ? <EmailForm goods={goods} user={user} /> : <div className="h-72 animate-pulse bg-sand/60" />}
    </OverlayFrame>
  )
}

const FAILURES = {
  ALREADY_AVAILABLE: 'available',
  NOT_FOUND: 'gone',
  TOO_MANY_REQUESTS: 'tooMany',
} as const

function EmailForm({ goods, user }: { goods: AwaitedGoods; user: User | undefined }) {
  const t = useTranslations('notifyMe')
  const { productId, combinationId, name, kind } = goods
  const called = kind ? `${name} (${kind})` : name
  const form = useShopForm(alertFormSchema, { email: user?.email ?? '' })

  const submit = async ({ email }: { email: string }) => {
    try {
      await api.catalog.v3['product-availability-alert'].$post({
        json: {
          product_id: productId,
          combination_id: combinationId,
          email,
          ...(user && { user: { id: user.id, email: user.email, name: user.name } }),
        },
      })
    } catch (failure) {
      if (form.markFailure(failure)) return
      const text = byCode(failure, FAILURES)
      if (text) form.say(t(text))
      else toast.error(t('failed'))
      return
    }
    await afterClosing(notifyMeOverlay)
    openOverlay(notifyMeSuccessOverlay, { name: called, email })
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')} className="p-5">
      <div className="grid gap-1">
        <p className="font-semibold">{called}</p>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <FormError />
      <TextField name="email" type="email" label={t('email')} autoComplete="email" isFirst />
      <SubmitButton>{t('submit')}</SubmitButton>
      <p className="text-sm text-muted">{t('note')}</p>
    </Form>
  )
}
