'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { BagView } from './bag-view'

/** What the bag page loads once it runs in a browser. */
export default function BagInBrowser({ messages }: { messages: AbstractIntlMessages }) {
  return (
    <NextIntlClientProvider locale="vi" timeZone={SHOP_TIME_ZONE} messages={messages}>
      <BagView />
    </NextIntlClientProvider>
  )
}
