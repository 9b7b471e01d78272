import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { HelpFrame } from '@/components/help/help-frame'
import { PolicyView } from '@/components/static-pages/policy-view'
import { DOCUMENTS } from '@/lib/pages/static-pages/policies.js'
import { policyPath } from '@/lib/pages/static-pages/paths'
import { getPolicy } from '@/lib/pages/static-pages/pages'
import { pageMetadata } from '@/lib/seo/metadata'

interface Props {
  params: Promise<{ slug: string; version: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export const generateStaticParams = () => DOCUMENTS.map((slug) => ({ slug, version: 'current' }))

const VERSION = /^[1-9]\d{0,2}$/

/** The policy and version of the address; 404 for unknown ones. */
async function find(params: Props['params']) {
  const { slug, version } = await params
  const policy = DOCUMENTS.find((known) => known === slug)
  if (!policy || (version !== 'current' && !VERSION.test(version))) notFound()
  const wanted = version === 'current' ? null : Number(version)
  const found = await getPolicy(policy, wanted)
  if (!found) notFound()
  return { ...found, policy, path: policyPath(policy, wanted) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { policy, page, current, path } = await find(params)
  const { title, summary, version } = page
  const t = await getTranslations('staticPages')
  const isCurrent = version === current
  return pageMetadata({
    title: isCurrent ? title : t('titleOfVersion', { title, version }),
    description: summary,
    path: isCurrent ? policyPath(policy) : path,
    // One version belongs into search results: the one that holds.
    noindex: !isCurrent,
  })
}

export default async function PolicyPage({ params }: Props) {
  const [{ policy, page, current, path }, t] = await Promise.all([
    find(params),
    getTranslations('staticPages'),
  ])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: page.title, path },
  ]
  return (
    <HelpFrame title={page.title} crumbs={crumbs}>
      <PolicyView policy={policy} page={page} current={current} />
    </HelpFrame>
  )
}
