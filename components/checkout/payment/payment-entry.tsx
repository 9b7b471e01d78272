'use client'

import dynamic from 'next/dynamic'
import { CheckoutSkeleton } from '@/components/checkout/frame/checkout-skeleton'

/** The step is loaded after the page, with the payment methods; a skeleton keeps its place. */
export const PaymentEntry = dynamic(() => import('./payment-step'), {
  ssr: false,
  loading: CheckoutSkeleton,
})
