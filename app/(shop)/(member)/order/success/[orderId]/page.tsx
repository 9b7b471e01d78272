import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BackHeader } from '@/components/layout/mobile-header'
import { SuccessView } from '@/components/payment/success-view'
import { ResultFrame } from '@/components/payment/result-frame'
import { getOrderResult, type OrderPageProps } from '@/lib/orders'

/** Made for the buyer who asks; others were sent off by the middleware. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment.pages')
  return { title: t('success'), robots: { index: false, follow: false } }
}

export default async function OrderSuccessPage(props: OrderPageProps) {
  const found = await getOrderResult(props)
  if (!found) notFound()
  const t = await getTranslations('payment.pages')
  return (
    <>
      <BackHeader title={t('success')} fallbackHref="/" />
      <ResultFrame name="success">
        <SuccessView {...found} />
      </ResultFrame>
    </>
  )
}
