import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '@/components/missing/missing-page'
import { MobileHeader } from '@/components/layout/header/mobile-header'
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
  const [{ what }, t] = await Promise.all([params, getTranslations('error.notFound')])
  const page = await getMissingPage(what)
  return {
    title: t(page?.category ? 'productTitle' : what === 'brand' ? 'brandTitle' : 'title'),
    robots: { index: false, follow: true },
  }
}

export default async function Missing({ params }: Props) {
  const page = await getMissingPage((await params).what)
  if (!page) notFound()
  return (
    <>
      <MobileHeader />
      <MissingPage page={page} />
    </>
  )
}
