'use client'

import { useTranslations } from 'next-intl'
import { useFormMember } from '@/components/account/session/use-form-member'
import { confirmOverseas } from '@/components/account/codes/confirm-overseas'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { maskPhone } from '@/domain/account/phone'
import { readMobile } from '@/domain/account/read-phone'
import { type PhoneNumberInput, phoneNumberSchema } from '@/domain/account/phone-form'
import { changePhoneOverlay, type ChangePhoneProps } from './overlays'

/** Changes the phone number; it counts once its code, of scope change-number, is typed (ACC-09). */
export default function ChangePhone({ onDone }: ChangePhoneProps) {
  const t = useTranslations('account.phone')
  const { user } = useFormMember()
  const form = useShopForm(phoneNumberSchema, { phone_no: '', phone_code: user?.phone_code ?? '+84' })

  const submit = ({ phone_no, phone_code }: PhoneNumberInput) => {
    const phone = readMobile(phone_no, phone_code)
    if (!phone) {
      form.mark({ phone_no: t('invalid') })
      return
    }
    if (phone.phone_no_e164 === user?.phone_no_e164 && user.is_verified_phone) {
      form.mark({ phone_no: t('same') })
      return
    }
    openOverlay(otpVerificationOverlay, {
      scope: 'change-number',
      phone: { phone_no: phone.phone_no, phone_code: phone.phone_code },
      onDone: () => {
        closeOverlay(changePhoneOverlay)
        toast.show(t('done'))
        onDone?.()
      },
    })
  }

  return (
    <OverlayFrame title={user?.phone_no ? t('title') : t('add')}>
      <Form form={form} onSubmit={submit} label={t('title')} className="p-5">
        <FormError />
        {user?.phone_no && (
          <p className="text-sm text-muted">
            {t('current', {
              number: maskPhone({ phone_no: user.phone_no, phone_code: user.phone_code ?? '+84' }),
            })}
          </p>
        )}
        <PhoneField
          label={t('label')}
          hint={t('hint')}
          isFirst
          onCountry={confirmOverseas((code) => form.setValue('phone_code', code))}
        />
        <SubmitButton>{t('send')}</SubmitButton>
      </Form>
    </OverlayFrame>
  )
}
