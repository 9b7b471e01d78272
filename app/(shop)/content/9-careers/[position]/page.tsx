import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { HelpFrame } from '@/components/help/help-frame'
import { PositionView } from '@/components/static-pages/position-view'
import { CAREERS_PATH, positionPath } from '@/lib/pages/static-pages/paths'
import { getOpenPosition, getOpenPositions } from '@/lib/pages/static-pages/pages'
import { jobPostingData } from '@/lib/seo/job-posting-data'
import { pageMetadata } from '@/lib/seo/metadata'

interface Props {
  params: Promise<{ position: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are made on first request. */
export async function generateStaticParams() {
  const [first] = await getOpenPositions()
  return [{ position: first?.slug ?? 'none' }]
}

/** The open position of the address; 404 for an unknown or closed one. */
async function find(params: Props['params']) {
  const position = await getOpenPosition((await params).position)
  if (!position) notFound()
  return position
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, summary } = await find(params)
  return pageMetadata({ title, description: summary, path: positionPath(slug) })
}

export default async function PositionPage({ params }: Props) {
  const [position, positions, t] = await Promise.all([
    find(params),
    getOpenPositions(),
    getTranslations('staticPages'),
  ])
  const path = positionPath(position.slug)
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('careers.title'), path: CAREERS_PATH },
    { name: position.title, path },
  ]
  return (
    <HelpFrame title={t('careers.title')} crumbs={crumbs} data={[jobPostingData(position)]}>
      <PositionView position={position} others={positions.filter(({ slug }) => slug !== position.slug)} />
    </HelpFrame>
  )
}
