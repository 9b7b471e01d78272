import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { menuPanels } from '@/components/layout/header/menu-panels'
import { menuPlaces } from '@/components/layout/header/menu-places'
import { getCategoryTree, getPopularBrands } from '@/lib/reads/cached/cached-catalog'

/** The panels of the desktop menu (decision 43): one line each, the path of its entry, a space, its HTML. */
export async function GET() {
  await connection()
  const [t, categories, brands] = await Promise.all([
    getTranslations('shell'),
    getCategoryTree(),
    getPopularBrands(),
  ])
  const places = menuPlaces(categories, [t('brands'), t('more'), t('promo')])
  const panels = menuPanels(categories, brands, places, {
    popularBrands: t('popularBrands'),
    allBrands: t('allBrands'),
    allCategories: t('allCategories'),
    allOf: (name) => t('allOf', { name }),
  })
  return new Response(panels.map(([path, html]) => `${path} ${html}`).join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=86400',
    },
  })
}
