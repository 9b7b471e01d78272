import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { Texts } from '@/components/ui/texts'
import { getOrderResult, type OrderPageProps, type OrderResult } from '@/lib/reads/orders'
import form from '@/messages/vi/form.json'
import orders from '@/messages/vi/orders.json'
import payment from '@/messages/vi/payment.json'
import { OrderSeen } from './order-seen'

const texts = {
  payment,
  form,
  orders: {
    copy: orders.copy,
    due: orders.due,
    failure: orders.failure,
    reorder: orders.reorder,
  },
}

/** Shared metadata of the result pages. */
export async function resultMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment.pages')
  return { title: t('title'), robots: { index: false, follow: false } }
}

interface ResultPageProps {
  asked: OrderPageProps
  view: (found: OrderResult) => ReactNode
}

/** A result page of an order; not found when the viewer has no such order. */
export async function ResultPage({ asked, view }: ResultPageProps) {
  const found = await getOrderResult(asked)
  if (!found) notFound()
  const t = await getTranslations('payment.pages')
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <main className="container-page min-h-dvh max-w-4xl pt-6 pb-16 tablet:pt-10">
        <Texts messages={texts}>{view(found)}</Texts>
        <OrderSeen orderId={found.order._id} />
      </main>
    </>
  )
}
