'use client'

import { type ComponentProps, lazy } from 'react'
import { Texts } from '@/components/ui/texts'
import contact from '@/messages/vi/contact.json'
import form from '@/messages/vi/form.json'

/**
 * Part of the page's HTML; its code and its rules are loaded after the page. Without a boundary of its own: a boundary may be sent behind
 * the page, where only scripts show it.
 */
const ThreadForms = lazy(() => import('./thread-forms'))

const messages = {
  contact: { thread: contact.thread, sending: contact.sending, feedback: contact.feedback },
  form,
}

export function ThreadFormsSlot(props: ComponentProps<typeof ThreadForms>) {
  return (
    <Texts messages={messages}>
      <ThreadForms {...props} />
    </Texts>
  )
}
