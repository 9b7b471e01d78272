'use client'

import dynamic from 'next/dynamic'
import { CheckoutSkeleton } from '../frame/checkout-skeleton'

/** The step is loaded after the page, with its forms; a skeleton keeps its place. */
export const ShippingEntry = dynamic(() => import('./shipping-step'), {
  ssr: false,
  loading: CheckoutSkeleton,
})
