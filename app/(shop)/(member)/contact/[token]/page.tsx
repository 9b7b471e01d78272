import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ThreadView } from '@/components/contact/thread/thread-view'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { ButtonLink } from '@/components/ui/button'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'
import { readContactThread } from '@/lib/contact/reads'

/** Rendered for each request: it belongs to the holder of its address. */
export const instant = false

interface Props {
  params: Promise<{ token: string }>
  searchParams: Promise<{ sent?: string | string[] }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  // The address is the key to the conversation: no other site gets it.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** A conversation with the shop, by the signed link of its mails. */
export default async function ThreadPage({ params, searchParams }: Props) {
  const { token } = await params
  const [thread, { sent }, t] = await Promise.all([
    readContactThread(token),
    searchParams,
    getTranslations('contact'),
  ])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref={HELP_CONTACT_PATH} />
      <main className="container-page pt-4 pb-16 tablet:pt-8">
        {thread ? (
          <ThreadView thread={thread} token={token} isNew={sent === '1' && thread.messages.length === 1} />
        ) : (
          <div className="mx-auto max-w-md text-center">
            <h1 className="font-display text-2xl">{t('thread.invalid')}</h1>
            <p className="mt-3 mb-6 text-muted">{t('thread.invalidText')}</p>
            <ButtonLink href={HELP_CONTACT_PATH}>{t('thread.again')}</ButtonLink>
          </div>
        )}
      </main>
    </>
  )
}
