'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { Texts } from '@/components/ui/texts'
import { BagView } from './bag-view'

/** The part of the bag page that the browser loads. */
export default function BagInBrowser({ messages }: { messages: AbstractIntlMessages }) {
  return (
    <Texts messages={messages}>
      <BagView />
    </Texts>
  )
}
