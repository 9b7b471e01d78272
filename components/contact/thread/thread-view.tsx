import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { writtenInstant } from '@/domain/contact/opening-hours'
import type { Thread } from '@/domain/contact/thread'
import { isTopic, TOPICS } from '@/domain/contact/topics'
import { formatOrderTime } from '@/lib/format'
import { site } from '@/lib/site'
import { ThreadFormsSlot } from './thread-forms-slot'

interface ThreadViewProps {
  thread: Thread
  token: string
  /** the message was sent just now */
  isNew: boolean
}

/** A conversation with the shop. */
export function ThreadView({ thread, token, isNew }: ThreadViewProps) {
  const t = useTranslations('contact.thread')
  const { reference, messages, has_feedback } = thread
  const isAnswered = messages.some(({ author }) => author === 'shop')
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-display text-2xl tablet:text-3xl">{t('title', { reference })}</h1>
      <State thread={thread} isNew={isNew} />
      <About thread={thread} />
      <h2 className="mt-8 mb-4 font-display text-xl">{t('messages')}</h2>
      <ol className="grid gap-4">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <div className="mt-8">
        <ThreadFormsSlot token={token} asksFeedback={isAnswered && !has_feedback} />
      </div>
      <p className="mt-8 text-sm text-muted">{t('keep')}</p>
    </div>
  )
}

function State({ thread: { reference, email, state, answer_by }, isNew }: Omit<ThreadViewProps, 'token'>) {
  const t = useTranslations('contact.thread')
  const promise =
    answer_by === null ? null : t('promise', { time: writtenInstant(new Date(answer_by), new Date()) })
  return (
    <div className="mt-4 flex items-start gap-3 rounded-md bg-accent-soft p-4">
      <Icon name={isNew ? 'circle-check' : 'message-square-text'} className="mt-0.5 shrink-0 text-accent" />
      <div className="grid gap-1">
        {isNew && (
          <>
            <p className="font-semibold">{t('sent')}</p>
            <p>{t('sentText', { reference, email })}</p>
          </>
        )}
        <p>{state === 'closed' ? t('closed') : (promise ?? t('answered'))}</p>
      </div>
    </div>
  )
}

function About({ thread: { topic, order_number, product } }: { thread: Thread }) {
  const t = useTranslations('contact.thread')
  const rows = [
    [t('topic'), isTopic(topic) ? TOPICS[topic].name : topic],
    [t('order'), order_number],
    [t('product'), product],
  ].filter(([, value]) => value !== '')
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Message({
  message: { author, text, images, documents, created_at },
}: {
  message: Thread['messages'][number]
}) {
  const t = useTranslations('contact.thread')
  const isShop = author === 'shop'
  return (
    <li
      className={`rounded-lg border p-4 ${isShop ? 'border-accent bg-accent-soft' : 'border-line bg-white'}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <b>{isShop ? site.name : t('you')}</b>
        <time dateTime={created_at} className="text-muted tabular-nums">
          {formatOrderTime(created_at)}
        </time>
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
      {images.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {images.map((url, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                <img
                  src={url}
                  alt={t('image', { number: at + 1 })}
                  loading="lazy"
                  className="size-24 rounded-md bg-sand object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {documents.map((url, at) => (
            <li key={url}>
              <a
                href={url}
                download
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline"
              >
                <Icon name="download" />
                {t('document', { number: at + 1 })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
