import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import type { MailChoices } from '@/domain/mail-kinds'
import type { Subscription } from '@/lib/reads/subscription'
import { ChoicesForm } from './choices-form'

interface UnsubscribeViewProps {
  token: string
  /** of a token that opens one kind of mail */
  subscription: Subscription | null
  /** of a token that opens the choices of an address */
  choices: MailChoices | null
  /** the choices were saved just now */
  isSaved: boolean
}

/** Stops one kind of mail, or resumes it; or chooses all kinds. Plain forms: they work without JavaScript. */
export function UnsubscribeView({ token, subscription, choices, isSaved }: UnsubscribeViewProps) {
  const t = useTranslations('unsubscribe')
  if (choices) {
    return (
      <Frame title={t('title')} note={t(isSaved ? 'saved' : 'choicesNote')} isStatus={isSaved}>
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
  children: ReactNode
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
