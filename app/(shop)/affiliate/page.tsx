import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { bestRate, ProgrammePage } from '@/components/affiliate/page/programme-page'
import { questionData, questionsOf } from '@/components/affiliate/page/questions'
import { HelpFrame } from '@/components/help/help-frame'
import { getProgramme } from '@/lib/pages/affiliate/programme'
import { AFFILIATE_PATH } from '@/lib/pages/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: its figures are those of the rows that act (RTE-18, AFF-01). */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const [t, programme] = await Promise.all([getTranslations('affiliate'), getProgramme()])
  return pageMetadata({
    title: t('title'),
    description: t('description', { site: site.name, best: bestRate(programme) }),
    path: AFFILIATE_PATH,
  })
}

export default async function AffiliatePage() {
  const [t, programme] = await Promise.all([getTranslations('affiliate'), getProgramme()])
  const questions = await questionsOf(programme)
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: AFFILIATE_PATH },
  ]
  return (
    <HelpFrame title={t('title')} crumbs={crumbs} data={[questionData(questions)]}>
      <ProgrammePage programme={programme} questions={questions} />
    </HelpFrame>
  )
}
