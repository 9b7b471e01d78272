import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SHOP_TIME_ZONE } from '@/domain/constants'

interface TextsProps {
  /** by namespace: `{ bag }` with `bag` of `messages/vi/bag.json`, or the used part of it */
  messages: AbstractIntlMessages
  children: ReactNode
}

/**
 * The texts of client components, by namespace: components below use them with `useTranslations`. On the server they are part of the page;
 * in lazily loaded code they are part of that code.
 */
export function Texts({ messages, children }: TextsProps) {
  return (
    <NextIntlClientProvider locale="vi" timeZone={SHOP_TIME_ZONE} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
