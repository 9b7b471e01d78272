import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutStep } from '@/components/checkout/checkout-step'
import { checkoutTexts } from '@/components/checkout/texts'
import { Steps } from '@/components/checkout/steps'
import { BackHeader } from '@/components/layout/mobile-header'

/** Made for the shopper who asks. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.pages')
  return { title: t('payment'), robots: { index: false, follow: false } }
}

export default async function PaymentPage() {
  const t = await getTranslations('checkout.pages')
  return (
    <>
      <BackHeader title={t('payment')} fallbackHref="/order/shipping" />
      <main
        data-page="payment"
        data-own-bar
        className="container-page min-h-dvh pt-4 pb-32 tablet:pt-8 desktop:pb-16"
      >
        <Steps current="payment" />
        <h1 className="mt-3 mb-6 font-display text-2xl font-normal tablet:text-3xl">{t('payment')}</h1>
        <CheckoutStep step="payment" messages={checkoutTexts} />
      </main>
    </>
  )
}
