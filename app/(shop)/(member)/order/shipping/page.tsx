import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ShippingEntry } from '@/components/checkout/shipping/shipping-entry'
import { StepFrame } from '@/components/checkout/frame/step-frame'
import { EarlyCall } from '@/components/ui/early-call'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { api } from '@/lib/client/api'
import { MEMBER_KEY } from '@/lib/client/member/member-key'

/** Rendered for each request: shows the shopper's bag. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.pages')
  return { title: t('shipping'), robots: { index: false, follow: false } }
}

export default async function ShippingPage() {
  const t = await getTranslations('checkout.pages')
  return (
    <>
      <EarlyCall path={api.cart.carts.me.$path()} />
      <EarlyCall path={MEMBER_KEY} />
      <BackHeader title={t('shipping')} fallbackHref="/order" />
      <StepFrame step="shipping">
        <ShippingEntry />
      </StepFrame>
    </>
  )
}
