'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import type { ReviewPhoto } from '@/components/reviews/write/photos/photo'
import { MESSAGE_LENGTH, replyFormSchema } from '@/domain/contact/contact-input'
import { api } from '@/lib/client/api'
import { failureText } from '../failure-text'
import { MessageField } from '../form/message-field'
import { useMessageDraft } from '../message-draft'
import { PhotosSlot } from '../photos/photos-slot'
import { SendingState } from '../sending-state'
import { useSending } from '../use-sending'

interface ReplyFormProps {
  token: string
  /** the message was taken: the form begins again */
  onSent: () => void
}

/** Writes another message in a conversation. */
export function ReplyForm({ token, onSent }: ReplyFormProps) {
  const t = useTranslations('contact.thread')
  const words = useTranslations('contact.sending')
  const router = useRouter()
  const [photos, setPhotos] = useState<ReviewPhoto[]>([])
  const form = useShopForm(replyFormSchema, { customermessage: '' })
  const draftKey = `contact:${token.slice(0, 10)}`
  const draft = useMessageDraft(draftKey, ({ customermessage }) => {
    if (customermessage && form.getValues('customermessage') === '')
      form.setValue('customermessage', customermessage)
  })
  const { subscribe } = form
  const save = useEffectEvent(draft.save)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [subscribe],
  )

  const sending = useSending<{ customermessage: string }>({
    photos,
    onPhotosFailed: () => form.say(words('photosFailed')),
    onFailure: (failure) => {
      if (!form.markFailure(failure))
        form.say(
          failureText(failure, {
            failed: words('failed'),
            kept: words('kept'),
            robot: words('robot'),
            confirm: words('confirm'),
          }),
        )
    },
    async send({ customermessage }) {
      await api.content.contact.threads[':token'].$post({
        param: { token },
        json: {
          customermessage,
          images: photos.flatMap(({ url }) => (url === null ? [] : [{ name: url }])),
        },
        header: { 'idempotency-key': draft.key ?? crypto.randomUUID() },
      })
      await draft.clear()
      router.refresh()
      onSent()
    },
  })

  return (
    <Form form={form} onSubmit={sending.submit} label={t('reply')} action={`/api/contact?thread=${token}`}>
      <MessageField name="customermessage" label={t('reply')} rows={4} maxLength={MESSAGE_LENGTH} />
      <PhotosSlot draftKey={draftKey} messageKey={draft.key} onChange={setPhotos} />
      <FormError />
      <SubmitButton
        isBusy={sending.phase !== 'idle'}
        className="w-full tablet:w-auto tablet:justify-self-start"
      >
        {t('submit')}
      </SubmitButton>
      <SendingState phase={sending.phase} onCancel={sending.cancel} />
    </Form>
  )
}
