import { useTranslations } from 'next-intl'
import { loginPath } from '@/lib/pages/routes'
import { LevelFlower } from './level-flower'
import { SignInLink } from './sign-in-link'

/** In the place of the level's card, for visitors: what is here, and the way in. */
export function SignInInvite({ path }: { path: string }) {
  const t = useTranslations('points.invite')
  return (
    <section
      aria-label={t('title')}
      className="level-card grid content-center gap-3 p-6 tablet:p-8"
      data-rank="0"
    >
      <LevelFlower rank={0} />
      <h2 className="font-display text-xl">{t('title')}</h2>
      <p className="max-w-md">{t('text')}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SignInLink href={loginPath(path)} view="login" className="button no-underline!">
          {t('signIn')}
        </SignInLink>
        <SignInLink href="/signup" view="register" className="inline-flex min-h-11 items-center text-sm">
          {t('register')}
        </SignInLink>
      </p>
    </section>
  )
}
