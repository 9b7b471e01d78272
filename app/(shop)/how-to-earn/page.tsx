import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HelpFrame } from '@/components/help/help-frame'
import { EarnExample } from '@/components/points/how/earn-example'
import { EarnWays } from '@/components/points/how/earn-ways'
import { UseOfPoints } from '@/components/points/how/use-of-points'
import { LevelCards } from '@/components/points/page/level-cards'
import { Section } from '@/components/ui/section'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import { getHowToEarnPage } from '@/lib/pages/points/pages'
import { HOW_TO_EARN_PATH } from '@/lib/pages/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: its figures are those of the rules that act (RTE-41). */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('howToEarn')
  return pageMetadata({
    title: t('title'),
    description: t('description', { site: site.name }),
    path: HOW_TO_EARN_PATH,
  })
}

export default async function HowToEarnPage() {
  const [t, points, { levels, ways, rewards, months }] = await Promise.all([
    getTranslations('howToEarn'),
    getTranslations('points.levels'),
    getHowToEarnPage(),
  ])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: HOW_TO_EARN_PATH },
  ]
  return (
    <HelpFrame title={t('title')} crumbs={crumbs}>
      <h1 className="mt-4 font-display text-2xl tablet:text-3xl">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-prose text-muted">{t('lead')}</p>
      <div className="grid gap-14">
        <Section title={t('ways')}>
          <EarnWays ways={ways} />
        </Section>
        <EarnExample ways={ways} levels={levels} />
        <Section title={points('title')}>
          <p className="-mt-3 mb-5 max-w-prose text-muted">{points('text', { months: LEVEL_MONTHS })}</p>
          <LevelCards levels={levels} />
        </Section>
        <UseOfPoints rewards={rewards} months={months} />
      </div>
    </HelpFrame>
  )
}
