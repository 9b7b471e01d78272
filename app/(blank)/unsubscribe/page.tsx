import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { readSubscription } from '@/lib/reads/subscription'

/** Rendered for each request: it shows what is chosen now. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe')
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

interface UnsubscribePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page behind the link at the end of a mail: stops one kind of mail, or resumes it. A plain form, so that it works without JavaScript. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  await connection()
  const { token: given } = await searchParams
  const token = typeof given === 'string' ? given.slice(0, 200) : ''
  const [subscription, t] = await Promise.all([
    token === '' ? null : readSubscription(token),
    getTranslations('unsubscribe'),
  ])
  if (!subscription) {
    return (
      <Frame title={t('invalid')} note={t('invalidNote')}>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </Frame>
    )
  }
  const { kind, is_wanted: isWanted } = subscription
  return (
    <Frame
      title={t(isWanted ? 'question' : 'stopped', { kind: t(`kind.${kind}`) })}
      note={t(isWanted ? 'effect' : 'stoppedNote')}
    >
      <form method="post" action={`/api/unsubscribe?token=${encodeURIComponent(token)}`}>
        <input type="hidden" name="choice" value={isWanted ? 'stop' : 'resume'} />
        <Button type="submit" variant={isWanted ? 'primary' : 'secondary'}>
          {t(isWanted ? 'stop' : 'resume')}
        </Button>
      </form>
    </Frame>
  )
}

function Frame({ title, note, children }: { title: string; note: string; children: React.ReactNode }) {
  return (
    <main className="mx-auto w-full max-w-md px-4 pt-6 pb-16 text-center tablet:pt-10">
      <h1 className="font-display text-2xl text-balance tablet:text-3xl">{title}</h1>
      <p className="mt-3 text-muted">{note}</p>
      <div className="mt-6 flex justify-center tablet:mt-8">{children}</div>
    </main>
  )
}
