import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { LevelCards } from '@/components/points/page/level-cards'
import { PointsSlot } from '@/components/points/page/points-slot'
import { SignInInvite } from '@/components/points/page/sign-in-invite'
import { PublicRewards } from '@/components/points/rewards/public-rewards'
import { Section } from '@/components/ui/section'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import { getPointsPage } from '@/lib/pages/points/pages'
import { HOW_TO_EARN_PATH, POINTS_PATH } from '@/lib/pages/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: a member's own part is loaded by the browser (RTE-31). */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('points')
  return pageMetadata({
    title: t('title'),
    description: t('description', { site: site.name }),
    path: POINTS_PATH,
  })
}

export default async function PointsPage() {
  const [t, how, { levels, rewards, now }] = await Promise.all([
    getTranslations('points'),
    getTranslations('howToEarn'),
    getPointsPage(),
  ])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <main className="container-page min-h-dvh max-w-5xl pt-6 pb-16 tablet:pt-10">
        <h1 className="font-display text-2xl tablet:text-3xl">{t('title')}</h1>
        <p className="mt-2 mb-6 max-w-prose text-muted">{t('lead')}</p>
        <PointsSlot
          stages={levels.map(({ stage }) => stage)}
          texts={{ failed: t('partFailed'), retry: t('retry') }}
        >
          <SignInInvite path={POINTS_PATH} />
          <div className="mt-10">
            <Section title={t('rewards.title')}>
              <PublicRewards rewards={rewards} now={now} />
            </Section>
          </div>
        </PointsSlot>
        <div className="mt-14">
          <Section title={t('levels.title')} href={HOW_TO_EARN_PATH} linkLabel={how('title')}>
            <p className="-mt-3 mb-5 max-w-prose text-muted">{t('levels.text', { months: LEVEL_MONTHS })}</p>
            <LevelCards levels={levels} />
          </Section>
        </div>
      </main>
    </>
  )
}
