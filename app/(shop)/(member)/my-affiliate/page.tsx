import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RefreshForAnother } from '@/components/account/session/refresh-for-another'
import { MyAffiliate } from '@/components/affiliate/my/my-affiliate'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { Texts } from '@/components/ui/texts'
import { affiliateLink, MOST_ADDRESS } from '@/domain/affiliate/link'
import { readReportDays } from '@/domain/affiliate/own'
import { getProgramme } from '@/lib/pages/affiliate/programme'
import { AFFILIATE_PATH, MY_AFFILIATE_PATH } from '@/lib/pages/routes'
import { readOwnAffiliate } from '@/lib/reads/affiliate/affiliate-reads'
import { madePerRequest } from '@/lib/security/per-request'
import { requireMember } from '@/lib/session/session'
import { site } from '@/lib/site'
import affiliateMember from '@/messages/vi/affiliateMember.json'
import form from '@/messages/vi/form.json'

/** Rendered for each request: shows data of the signed-in member. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('affiliateMember')
  return { title: t('title'), robots: { index: false, follow: false } }
}

type Query = Record<'days' | 'page' | 'sid', string | string[] | undefined>

const first = (value: string | string[] | undefined) => [value].flat()[0] ?? ''

export default async function MyAffiliatePage({ searchParams }: { searchParams: Promise<Partial<Query>> }) {
  await madePerRequest()
  const { id } = await requireMember(MY_AFFILIATE_PATH)
  const { days, page, sid } = await searchParams
  const window = readReportDays(first(days))
  const [t, own, programme] = await Promise.all([
    getTranslations('affiliateMember'),
    readOwnAffiliate(window),
    getProgramme(),
  ])
  const wish = { page: first(page).slice(0, MOST_ADDRESS), sid: first(sid).slice(0, 40) }
  const link = own && affiliateLink(site.url, { ...wish, code: own.code })
  return (
    <>
      <BackHeader title={t('title')} fallbackHref={AFFILIATE_PATH} />
      <main className="container-page min-h-dvh max-w-5xl pt-6 pb-16 tablet:pt-10">
        <h1 className="font-display text-2xl tablet:text-3xl">{t('title')}</h1>
        <p className="mt-1 mb-6 text-muted">
          {own?.state === 'approved' && `${own.name} · ${t('code', { code: own.code })}`}
        </p>
        <Texts key={id} messages={{ affiliateMember, form }}>
          <MyAffiliate {...{ own, programme, window, wish, link }} />
        </Texts>
        <RefreshForAnother memberId={id} />
      </main>
    </>
  )
}
