'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { RadioGroup } from '@/components/forms/fields/choice-group'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { type Feedback, feedbackSchema, SATISFACTION } from '@/domain/contact/contact-input'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { MessageField } from '../form/message-field'

/** Most characters of the reason. */
const LONGEST = 1_000

/** Asks how good the answers were (HLP-13). */
export function FeedbackForm({ token }: { token: string }) {
  const t = useTranslations('contact.feedback')
  const [isSent, setSent] = useState(false)
  const form = useShopForm(feedbackSchema, { feedbackchat_1: '' })
  const submit = async (json: Feedback) => {
    try {
      await api.content.contact.threads[':token'].feedback.$post({ param: { token }, json })
      setSent(true)
    } catch (failure) {
      if (!form.markFailure(failure)) form.say(withInstruction(t('failed'), failure))
    }
  }
  return (
    <section className="mt-10 rounded-lg border border-line bg-white p-5">
      <h2 className="font-display text-xl">{t('title')}</h2>
      <p role="status" className="mt-2 empty:hidden">
        {isSent && t('thanks')}
      </p>
      {!isSent && (
        <Form form={form} onSubmit={submit} label={t('title')} className="mt-4">
          <RadioGroup
            name="feedbackchat_0"
            label={t('rating')}
            options={SATISFACTION.map((value) => ({ value, label: t(`rate${value}`) }))}
          />
          <MessageField name="feedbackchat_1" label={t('text')} rows={3} maxLength={LONGEST} />
          <FormError />
          <SubmitButton className="w-full tablet:w-auto">{t('submit')}</SubmitButton>
        </Form>
      )}
    </section>
  )
}
