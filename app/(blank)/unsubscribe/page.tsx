import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { readMailChoices, readSubscription } from '@/lib/reads/subscription'
import { ChoicesForm } from './choices-form'

/** Rendered for each request: it shows what is chosen now. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe')
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

interface UnsubscribePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page behind the links at the end of a mail: stops one kind of mail, or resumes it; or chooses all kinds. Plain forms, so that it works without JavaScript. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  await connection()
  const { token: given, saved } = await searchParams
  const token = typeof given === 'string' ? given.slice(0, 200) : ''
  // A token opens one kind of mail, or the choices of an address.
  const [subscription, choices, t] = await Promise.all([
    token === '' ? null : readSubscription(token),
    token === '' ? null : readMailChoices(token),
    getTranslations('unsubscribe'),
  ])
  if (choices) {
    return (
      <Frame title={t('title')} note={t(saved === '1' ? 'saved' : 'choicesNote')} isStatus={saved === '1'}>
        <ChoicesForm token={token} choices={choices} />
      </Frame>
    )
  }
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

interface FrameProps {
  title: string
  note: string
  /** the note says what was just done */
  isStatus?: boolean
  children: React.ReactNode
}

function Frame({ title, note, isStatus = false, children }: FrameProps) {
  return (
    <main className="mx-auto w-full max-w-md px-4 pt-6 pb-16 text-center tablet:pt-10">
      <h1 className="font-display text-2xl text-balance tablet:text-3xl">{title}</h1>
      <p
        role={isStatus ? 'status' : undefined}
        className={`mt-3 ${isStatus ? 'text-success' : 'text-muted'}`}
      >
        {note}
      </p>
      <div className="mt-6 flex justify-center tablet:mt-8">{children}</div>
    </main>
  )
}
