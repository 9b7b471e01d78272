'use client'

import { useRouter } from 'next/navigation'
import { lazy } from 'react'
import { Texts } from '@/components/ui/texts'
import { AUTHENTICITY_PATH } from '@/domain/authenticity/link'
import authenticity from '@/messages/vi/authenticity.json'
import form from '@/messages/vi/form.json'
import type { CheckFormProps } from './check-form'

/**
 * Part of the page's HTML; its code and its rules are loaded after the page. Without a boundary of its own: a boundary may be sent behind
 * the page, where only scripts show it.
 */
const CheckForm = lazy(() => import('./check-form').then((module) => ({ default: module.CheckForm })))

const { form: words, scan, problem, contact } = authenticity
const messages = { authenticity: { form: words, scan, problem, contact }, form }

/** The form on the page of the check: its result has an address. */
export function FormSlot(props: Omit<CheckFormProps, 'onChecked'>) {
  const router = useRouter()
  return (
    <Texts messages={messages}>
      <CheckForm {...props} onChecked={({ id }) => router.push(`${AUTHENTICITY_PATH}?check=${id}`)} />
    </Texts>
  )
}
