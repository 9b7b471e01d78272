'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { TextField } from '@/components/forms/fields/text-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import type { ReviewPhoto } from '@/components/reviews/write/photos/photo'
import { lazyPart } from '@/components/ui/lazy-part'
import { type ContactForm as Values, contactFormSchema, MESSAGE_LENGTH } from '@/domain/contact/contact-input'
import { readPrefill } from '@/domain/contact/prefill'
import { threadPath } from '@/domain/contact/thread'
import { askedOf } from '@/domain/contact/topics'
import { api } from '@/lib/client/api'
import { findShown } from '@/lib/client/browser/find-shown'
import { confirmationIn } from '@/lib/client/failure-details'
import { useMember } from '@/lib/client/member/member'
import { failureText } from '../failure-text'
import { useMessageDraft } from '../message-draft'
import { PhotosSlot } from '../photos/photos-slot'
import { SendingState } from '../sending-state'
import { useSending } from '../use-sending'
import { Honeypot } from './honeypot'
import { MessageField } from './message-field'
import { TopicField } from './topic-field'

const OrderChoices = lazyPart(() => import('./order-choices'))

const DRAFT = 'contact'
const EMPTY: Values = {
  customersubject: '',
  order_number: '',
  product: '',
  customermessage: '',
  customername: '',
  customeremail: '',
}
const FIELDS = [
  'customersubject',
  'order_number',
  'product',
  'customermessage',
  'customername',
  'customeremail',
] as const

/** What was typed before the form's code arrived. */
function typedValues(): Values {
  if (typeof document === 'undefined') return EMPTY
  // A field in it may be hidden: what another topic asks for.
  const shown = findShown('[data-contact]')
  const typed = (name: string) => {
    const field = shown?.querySelector(`[name="${name}"]`)
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    return isField ? field.value : ''
  }
  return {
    customersubject: typed('customersubject'),
    order_number: typed('order_number'),
    product: typed('product'),
    customermessage: typed('customermessage'),
    customername: typed('customername'),
    customeremail: typed('customeremail'),
  }
}

/** The contact form (HLP-09, HLP-10). Without scripts it is a plain form that /api/contact takes. */
export default function ContactForm() {
  const t = useTranslations('contact.form')
  const words = useTranslations('contact.sending')
  const router = useRouter()
  const { status, user } = useMember()
  const [initial] = useState(typedValues)
  const [photos, setPhotos] = useState<ReviewPhoto[]>([])
  const form = useShopForm(contactFormSchema, initial)
  const frame = useRef<HTMLDivElement>(null)
  /** what the shop asked for where reCAPTCHA does not answer */
  const confirmation = useRef('')

  const fillIn = (values: Readonly<Record<string, string>>) => {
    for (const name of FIELDS) {
      const value = values[name]
      if (value && form.getValues(name) === '') form.setValue(name, value)
    }
  }
  const draft = useMessageDraft(DRAFT, fillIn)
  const { getValues, subscribe, setValue } = form

  // What a link fills in goes before the draft, which is read later.
  const prefill = useEffectEvent(() => fillIn(readPrefill(window.location.search)))
  useEffect(() => prefill(), [])

  const save = useEffectEvent(draft.save)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [subscribe],
  )
  useEffect(() => {
    if (!user) return
    if (getValues('customername') === '') setValue('customername', user.name)
    if (getValues('customeremail') === '' && user.email) setValue('customeremail', user.email)
  }, [user, getValues, setValue])

  const sending = useSending<Values>({
    photos,
    onPhotosFailed: () => form.say(words('photosFailed')),
    onFailure: (failure) => {
      confirmation.current = confirmationIn(failure) || confirmation.current
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
    async send(values) {
      const { recaptchaToken } = await import('@/components/account/sign-in/recaptcha')
      const sent = await api.content.contact.$post({
        json: {
          ...values,
          images: photos.flatMap(({ url }) => (url === null ? [] : [{ name: url }])),
          website: frame.current?.querySelector<HTMLInputElement>('[name=website]')?.value ?? '',
          recaptcha_token: await recaptchaToken('contact'),
          confirmation: confirmation.current,
        },
        header: { 'idempotency-key': draft.key ?? crypto.randomUUID() },
      })
      await draft.clear()
      router.push(`${threadPath(sent.token)}?sent=1`)
    },
  })

  const topic = useWatch({ control: form.control, name: 'customersubject' })
  return (
    <div data-contact ref={frame} className="relative">
      <Form form={form} onSubmit={sending.submit} label={t('label')} action="/api/contact">
        <TopicField />
        <div className="contact-asked" data-asked="order">
          {status === 'member' && askedOf(topic, 'order') !== null && (
            <Suspense>
              <OrderChoices />
            </Suspense>
          )}
          <TextField
            name="order_number"
            label={t('order')}
            hint={t('orderHint')}
            autoComplete="off"
            isOptional={askedOf(topic, 'order') === 'optional'}
          />
        </div>
        <div className="contact-asked" data-asked="product">
          <TextField
            name="product"
            label={t('product')}
            hint={t('productHint')}
            isOptional={askedOf(topic, 'product') === 'optional'}
          />
        </div>
        <MessageField
          name="customermessage"
          label={t('message')}
          hint={t('messageHint')}
          maxLength={MESSAGE_LENGTH}
        />
        <PhotosSlot draftKey={DRAFT} messageKey={draft.key} onChange={setPhotos} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField name="customername" label={t('name')} autoComplete="name" />
          <TextField name="customeremail" label={t('email')} type="email" autoComplete="email" />
        </div>
        <Honeypot label={t('website')} />
        <noscript>
          <p className="text-sm text-muted">{t('noScript')}</p>
        </noscript>
        <FormError />
        <SubmitButton isBusy={sending.phase !== 'idle'}>{t('submit')}</SubmitButton>
        <SendingState phase={sending.phase} onCancel={sending.cancel} />
      </Form>
    </div>
  )
}
