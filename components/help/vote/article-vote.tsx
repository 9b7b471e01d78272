'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Texts } from '@/components/ui/texts'
import { DomainError } from '@/domain/error'
import { withInstruction } from '@/lib/client/failure'
import { formatNumber } from '@/lib/format'
import helpParts from '@/messages/vi/helpParts.json'
import { ReasonForm } from './reason-form'
import { useVote } from './use-vote'

const messages = { helpParts: { vote: helpParts.vote } }

interface ArticleVoteProps {
  articleId: number
}

/** "Did this help?": a vote a person, taken back by pressing again, with a reason after a no (HLP-07, HLP-08). */
export default function ArticleVote(props: ArticleVoteProps) {
  return (
    <Texts messages={messages}>
      <VoteQuestion {...props} />
    </Texts>
  )
}

const TOO_MANY = 429

export function VoteQuestion({ articleId }: ArticleVoteProps) {
  const t = useTranslations('helpParts.vote')
  const { vote, likes, notice, failure, press, explain } = useVote(articleId)
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const isLimited = failure instanceof DomainError && failure.status === TOO_MANY
  const failed = failure === null ? null : isLimited ? t('limited') : withInstruction(t('failed'), failure)
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id={id} className="font-semibold">
          {t('question')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <VoteButton isOn={vote === 'like'} onPress={() => press('like')}>
            <Icon name="thumbs-up" />
            {likes > 0 ? t('yesCount', { count: formatNumber(likes) }) : t('yes')}
          </VoteButton>
          <VoteButton
            isOn={vote === 'dislike'}
            onPress={() => {
              setAsking(vote !== 'dislike')
              press('dislike')
            }}
          >
            <Icon name="thumbs-up" className="rotate-180" />
            {t('no')}
          </VoteButton>
        </div>
      </div>
      <p role="status" className="min-h-5 text-sm text-muted empty:hidden">
        {notice && t(notice)}
      </p>
      {failed !== null && (
        <p role="alert" className="text-sm text-sale">
          {failed}
        </p>
      )}
      {isAsking && vote === 'dislike' && (
        <ReasonForm
          onSend={async (reason) => {
            await explain(reason)
            setAsking(false)
          }}
          onSkip={() => setAsking(false)}
        />
      )}
    </section>
  )
}

interface VoteButtonProps {
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

function VoteButton({ isOn, onPress, children }: VoteButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-5 text-sm font-semibold hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      {children}
    </button>
  )
}
