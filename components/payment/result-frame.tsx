import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import messages from '@/messages/vi.json'

const texts = {
  payment: messages.payment,
  form: messages.form,
  orders: {
    copy: messages.orders.copy,
    due: messages.orders.due,
    failure: messages.orders.failure,
    reorder: messages.orders.reorder,
  },
}

/** The column of a page that tells how an order went, and the words its buttons use. */
export function ResultFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <main data-page={name} className="container-page min-h-dvh max-w-4xl pt-6 pb-16 tablet:pt-10">
      <NextIntlClientProvider messages={texts}>{children}</NextIntlClientProvider>
    </main>
  )
}
