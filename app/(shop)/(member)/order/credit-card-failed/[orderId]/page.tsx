import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BackHeader } from '@/components/layout/mobile-header'
import { FailedView } from '@/components/payment/failed-view'
import { ResultFrame } from '@/components/payment/result-frame'
import { getOrderResult } from '@/lib/orders'

/** Made for the buyer who asks; others were sent off by the middleware. */
export const instant = false

interface Props {
  params: Promise<{ orderId: string }>
  searchParams: Promise<{ key?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment.pages')
  return { title: t('cardFailed'), robots: { index: false, follow: false } }
}

export default async function CardFailedPage({ params, searchParams }: Props) {
  const [{ orderId }, { key }] = await Promise.all([params, searchParams])
  const orderKey = typeof key === 'string' ? key : null
  const found = await getOrderResult(orderId, orderKey)
  if (!found) notFound()
  const t = await getTranslations('payment.pages')
  return (
    <>
      <BackHeader title={t('cardFailed')} fallbackHref="/" />
      <ResultFrame name="credit-card-failed">
        <FailedView {...found} orderKey={orderKey} isCard />
      </ResultFrame>
    </>
  )
}
