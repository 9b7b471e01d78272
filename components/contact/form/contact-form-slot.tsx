'use client'

import { lazy } from 'react'
import { Texts } from '@/components/ui/texts'
import contact from '@/messages/vi/contact.json'
import form from '@/messages/vi/form.json'

/**
 * Part of the page's HTML; its code and its rules are loaded after the page. Without a boundary of its own: a boundary may be sent behind
 * the page, where only scripts show it.
 */
const ContactForm = lazy(() => import('./contact-form'))

const messages = { contact: { form: contact.form, sending: contact.sending }, form }

export function ContactFormSlot() {
  return (
    <Texts messages={messages}>
      <ContactForm />
    </Texts>
  )
}
