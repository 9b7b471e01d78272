'use client'

import dynamic from 'next/dynamic'
import type { AbstractIntlMessages } from 'next-intl'
import { Texts } from '@/components/ui/texts'
import { FormSkeleton } from './form-skeleton'

/** Forms and their validation are loaded after the page; a skeleton keeps the place. */
const FORMS = {
  'quick-sign-up': dynamic(() => import('../quick-sign-up/quick-sign-up-form'), {
    ssr: false,
    loading: () => <FormSkeleton fields={4} />,
  }),
  'complete-sign-up': dynamic(() => import('../quick-sign-up/complete-sign-up'), {
    ssr: false,
    loading: () => <FormSkeleton fields={2} />,
  }),
  'store-member': dynamic(() => import('../quick-sign-up/store-member'), {
    ssr: false,
    loading: () => <FormSkeleton fields={2} />,
  }),
  'about-me': dynamic(() => import('./about-me'), {
    ssr: false,
    loading: () => <FormSkeleton fields={4} />,
  }),
  'complete-profile': dynamic(() => import('./complete-profile'), {
    ssr: false,
    loading: () => <FormSkeleton fields={4} />,
  }),
  'set-password': dynamic(() => import('../password/set-password'), {
    ssr: false,
    loading: () => <FormSkeleton fields={2} />,
  }),
}

interface PageFormProps {
  form: keyof typeof FORMS
  /** the texts of the form */
  messages: AbstractIntlMessages
}

/** A form on a page of its own. */
export function PageForm({ form, messages }: PageFormProps) {
  const Content = FORMS[form]
  return (
    <Texts messages={messages}>
      <Content />
    </Texts>
  )
}
