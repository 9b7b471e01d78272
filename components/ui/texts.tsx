import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SHOP_TIME_ZONE } from '@/domain/constants'

interface TextsProps {
  /** by namespace: `{ bag }` with `bag` of `messages/vi/bag.json`, or as much of it as is used */
  messages: AbstractIntlMessages
  children: ReactNode
}

/**
 * The texts of client components, by namespace: what is below uses them with `useTranslations`. On the server they travel in the
 * page; in code that is loaded later they come with that code.
 */
export function Texts({ messages, children }: TextsProps) {
  return (
    <NextIntlClientProvider locale="vi" timeZone={SHOP_TIME_ZONE} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
