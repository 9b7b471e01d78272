'use client'

import dynamic from 'next/dynamic'
import { CheckoutSkeleton } from '../frame/checkout-skeleton'

/** The step comes after the page, with the forms it is made of; its place is held meanwhile. */
export const ShippingEntry = dynamic(() => import('./shipping-step'), {
  ssr: false,
  loading: CheckoutSkeleton,
})
