'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FeedbackForm } from './feedback-form'
import { ReplyForm } from './reply-form'

interface ThreadFormsProps {
  token: string
  /** the shop has answered, and was not rated yet */
  asksFeedback: boolean
}

/** What the shopper can do in a conversation. */
export default function ThreadForms({ token, asksFeedback }: ThreadFormsProps) {
  const t = useTranslations('contact.thread')
  const [sent, setSent] = useState(0)
  return (
    <>
      <p role="status" className="mb-3 text-success empty:hidden">
        {sent > 0 && t('added')}
      </p>
      <ReplyForm key={sent} token={token} onSent={() => setSent(sent + 1)} />
      {asksFeedback && <FeedbackForm token={token} />}
    </>
  )
}
