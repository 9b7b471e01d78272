import type { MetadataRoute } from 'next'
import { LISTING_PARAMS } from '@/domain/catalog/listing/filter-params.js'
import { bestSellerPath } from '@/lib/listing/paths'
import { DISALLOWED_PATHS } from '@/lib/pages/pages.js'
import { absoluteUrl } from '@/lib/site'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // A category's best sellers are a page of their own: the longer rule wins (RFC 9309).
      allow: ['/', `${bestSellerPath(null)}?category=`],
      disallow: [
        ...DISALLOWED_PATHS,
        // Narrowed and sorted listings and searches duplicate other pages and are rendered for each request.
        ...LISTING_PARAMS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
      ],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
