'use client'

import dynamic from 'next/dynamic'
import { CheckoutSkeleton } from '@/components/checkout/frame/checkout-skeleton'

/** The step comes after the page, with the ways to pay; its place is held meanwhile. */
export const PaymentEntry = dynamic(() => import('./payment-step'), {
  ssr: false,
  loading: CheckoutSkeleton,
})
