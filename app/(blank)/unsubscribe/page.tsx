import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { UnsubscribeView } from '@/components/unsubscribe/unsubscribe-view'
import { readMailChoices, readSubscription } from '@/lib/reads/subscription'

/** Rendered for each request: it shows what is chosen now. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe')
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

interface UnsubscribePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page behind the links at the end of a mail. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  await connection()
  const { token: given, saved } = await searchParams
  const token = typeof given === 'string' ? given.slice(0, 200) : ''
  const [subscription, choices] =
    token === '' ? [null, null] : await Promise.all([readSubscription(token), readMailChoices(token)])
  return (
    <UnsubscribeView token={token} subscription={subscription} choices={choices} isSaved={saved === '1'} />
  )
}
