import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { StepFrame } from '@/components/checkout/frame/step-frame'
import { PaymentEntry } from '@/components/checkout/payment/payment-entry'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { ServedAnswers } from '@/components/ui/served-answers'
import { BAG_KEY } from '@/lib/client/bag/bag-key'
import { getOwnBag } from '@/lib/reads/bag'
import { madePerRequest } from '@/lib/security/per-request'

/** Rendered for each request: shows the shopper's bag. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.pages')
  return { title: t('payment'), robots: { index: false, follow: false } }
}

export default async function PaymentPage() {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const [t, bag] = await Promise.all([getTranslations('checkout.pages'), getOwnBag()])
  return (
    <>
      <BackHeader title={t('payment')} fallbackHref="/order/shipping" />
      <StepFrame step="payment">
        <ServedAnswers answers={{ [BAG_KEY]: bag }}>
          <PaymentEntry bag={bag} />
        </ServedAnswers>
      </StepFrame>
    </>
  )
}
