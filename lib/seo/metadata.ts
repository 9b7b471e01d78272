import type { Metadata } from 'next'
import { fitTitle } from '@/domain/page-title'
import { plainText, truncate } from '@/domain/text'
import { site } from '../site'

interface PageFacts {
  title: string
  /** HTML or plain; cut to what a result page shows */
  description: string
  /** canonical path, `?page=` included from page 2 on */
  path: string
  /** the shop's own when there is none */
  image?: { url: string; width?: number; height?: number; alt?: string } | undefined
  /** kept out of search results, its links still followed */
  noindex?: boolean
}

const DESCRIPTION_LENGTH = 160

/** Title, description, canonical, Open Graph and Twitter of a page. */
export function pageMetadata({
  title: wanted,
  description,
  path,
  image,
  noindex = false,
}: PageFacts): Metadata {
  const title = fitTitle(wanted)
  const summary = truncate(plainText(description), DESCRIPTION_LENGTH)
  const picture = image ?? { url: '/social.png', width: 1200, height: 630, alt: site.name }
  return {
    title,
    description: summary,
    alternates: { canonical: path },
    ...(noindex && { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      locale: 'vi_VN',
      siteName: site.name,
      title,
      description: summary,
      url: path,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description: summary, images: [picture.url] },
  }
}
