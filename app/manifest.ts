import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { RETURN_DAYS } from '@/domain/constants'
import { site } from '@/lib/site'

const PAPER = '#FFFCFA'

/** The app that a browser installs: its name, icons and what a long press on it offers (OVL-16). */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [t, meta] = await Promise.all([getTranslations('app.manifest'), getTranslations('meta')])
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: '/icon-192.png', sizes: '192x192' }],
  })
  return {
    id: '/',
    name: meta('title', { site: site.name, tagline: site.tagline }),
    short_name: site.name,
    description: meta('description', { site: site.name, days: RETURN_DAYS }),
    lang: 'vi',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping', 'beauty'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(t('bag'), '/order'),
      shortcut(t('orders'), '/my-orders'),
      shortcut(t('wishlist'), '/wishlist'),
      shortcut(t('flashSale'), '/flash-sale'),
    ],
  }
}
