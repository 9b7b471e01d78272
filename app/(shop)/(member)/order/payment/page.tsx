import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { StepFrame } from '@/components/checkout/frame/step-frame'
import { EarlyCall } from '@/components/ui/early-call'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { PaymentEntry } from '@/components/checkout/payment/payment-entry'
import { api } from '@/lib/client/api'

/** Rendered for each request: shows the shopper's bag. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.pages')
  return { title: t('payment'), robots: { index: false, follow: false } }
}

export default async function PaymentPage() {
  const t = await getTranslations('checkout.pages')
  return (
    <>
      <EarlyCall path={api.cart.carts.me.$path()} />
      <BackHeader title={t('payment')} fallbackHref="/order/shipping" />
      <StepFrame step="payment">
        <PaymentEntry />
      </StepFrame>
    </>
  )
}
