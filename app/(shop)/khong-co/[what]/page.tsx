import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MissingArticle } from '@/components/help/missing-article'
import { MissingPage } from '@/components/missing/missing-page'
import { MobileHeader } from '@/components/layout/header/mobile-header'
import { getMissingHelp } from '@/lib/pages/help/pages'
import { getMissingPage } from '@/lib/pages/missing-page'

/** The 404 pages that the middleware rewrites to (lib/pages/missing-page-name.ts). */
export const ensureStatic = 'navigation'

interface Props {
  params: Promise<{ what: string }>
}

/** A category's page is rendered when the first product of that category is missed. */
export function generateStaticParams() {
  return [{ what: 'page' }, { what: 'brand' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ what }, t, help] = await Promise.all([
    params,
    getTranslations('error.notFound'),
    getTranslations('help.missing'),
  ])
  const [page, article] = await Promise.all([getMissingPage(what), getMissingHelp(what)])
  return {
    title: article
      ? help('title')
      : t(page?.category ? 'productTitle' : what === 'brand' ? 'brandTitle' : 'title'),
    robots: { index: false, follow: true },
  }
}

export default async function Missing({ params }: Props) {
  const { what } = await params
  const [page, article] = await Promise.all([getMissingPage(what), getMissingHelp(what)])
  if (!page && !article) notFound()
  return (
    <>
      <MobileHeader />
      {article && <MissingArticle {...article} />}
      {page && <MissingPage page={page} />}
    </>
  )
}
