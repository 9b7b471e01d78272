import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site'

/** Query parameters that only narrow or reorder a listing: their pages are copies. */
const NARROWING = [
  'sort',
  'brands',
  'prices',
  'origins',
  'rating',
  'tags',
  'products',
  'is_sale',
  'limit',
  'skip',
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/dev/',
        '/order',
        '/my-orders',
        '/wishlist',
        '/shipping-address',
        '/complete-profile',
        '/set-password',
        ...NARROWING.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
      ],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
