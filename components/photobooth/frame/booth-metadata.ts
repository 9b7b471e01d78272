import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { BoothStep } from '@/lib/pages/booth-address'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** Metadata of a step: search engines list none. */
export async function boothMetadata(step: BoothStep): Promise<Metadata> {
  const t = await getTranslations('photobooth.meta')
  return pageMetadata({
    title: t(step),
    description: t('description', { site: site.name }),
    path: `/photobooth/${step}`,
    noindex: true,
  })
}
