import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { MessageCard } from '@/components/outbox/message-card'
import { RecipientFilter } from '@/components/outbox/recipient-filter'
import { readOutbox } from '@/lib/reads/message-outbox'

/** Rendered for each request, so that the newest messages show. */
export const instant = false

const PATH = '/dev/outbox'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('outbox')
  return { title: t('title'), robots: { index: false, follow: false } }
}

interface OutboxPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  await connection()
  const { to: wished } = await searchParams
  const to = (typeof wished === 'string' ? wished : '').trim().slice(0, 100)
  const [messages, t] = await Promise.all([readOutbox(to), getTranslations('outbox')])
  if (!messages) notFound()
  return (
    <main className="container-page pb-16">
      <div className="mx-auto max-w-3xl">
        <h1 className="font-display text-2xl tablet:text-3xl">{t('title')}</h1>
        <p className="mt-3 mb-6 text-muted">{t('intro')}</p>
        <RecipientFilter path={PATH} to={to} />
        {messages.length > 0 ? (
          <>
            <p className="mt-8 mb-3 text-sm text-muted">{t('count', { count: messages.length })}</p>
            <ul className="grid gap-4">
              {messages.map((message) => (
                <li key={message.id} className="min-w-0">
                  <MessageCard message={message} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="mt-8 rounded-lg bg-sand p-6 text-center">
            {to === '' ? t('empty') : t('emptyTo', { to })}
          </p>
        )}
      </div>
    </main>
  )
}
