'use client'

import dynamic from 'next/dynamic'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { CheckoutSkeleton } from './checkout-skeleton'

/** The steps come after the page, with the forms they are made of; each holds its place meanwhile. */
const STEPS = {
  shipping: dynamic(() => import('./shipping-step'), { ssr: false, loading: CheckoutSkeleton }),
  payment: dynamic(() => import('@/components/payment/payment-step'), {
    ssr: false,
    loading: CheckoutSkeleton,
  }),
}

interface CheckoutStepProps {
  step: keyof typeof STEPS
  messages: AbstractIntlMessages
}

/** A step between bag and order. */
export function CheckoutStep({ step, messages }: CheckoutStepProps) {
  const Content = STEPS[step]
  return (
    <NextIntlClientProvider locale="vi" timeZone={SHOP_TIME_ZONE} messages={messages}>
      <Content />
    </NextIntlClientProvider>
  )
}
