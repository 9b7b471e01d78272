'use client'

import dynamic from 'next/dynamic'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { BagSkeleton } from './bag-skeleton'

const BagView = dynamic(() => import('./bag-view').then((code) => code.BagView), {
  ssr: false,
  loading: () => <BagSkeleton />,
})

/** The bag: the page around it is the same for everyone, what is in it comes with the browser. */
export function BagPage({ messages }: { messages: AbstractIntlMessages }) {
  return (
    <NextIntlClientProvider locale="vi" timeZone={SHOP_TIME_ZONE} messages={messages}>
      <BagView />
    </NextIntlClientProvider>
  )
}
