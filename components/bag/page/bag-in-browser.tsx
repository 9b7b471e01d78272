'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { Texts } from '@/components/ui/texts'
import { BagView } from './bag-view'

/** What the bag page loads once it runs in a browser. */
export default function BagInBrowser({ messages }: { messages: AbstractIntlMessages }) {
  return (
    <Texts messages={messages}>
      <BagView />
    </Texts>
  )
}
