import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { CategoryView } from '@/components/help/category/category-view'
import { HelpFrame } from '@/components/help/help-frame'
import { HELP_PATH, helpCategoryPath } from '@/domain/content/addresses'
import { formatNumber } from '@/lib/format'
import { getHelpCategories, getHelpCategory } from '@/lib/pages/help/pages'
import { helpCategoryPagePath } from '@/lib/pages/help/paths'
import { readKey, readPageNumber } from '@/lib/pages/routes'
import { helpPicture } from '@/lib/pages/help/pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

interface Props {
  params: Promise<{ category: string; page: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are made on first request. */
export async function generateStaticParams() {
  const [first] = await getHelpCategories()
  return [{ category: first ? `${first.id}-${first.slug}` : '1-none', page: '1' }]
}

/** The category and page of the address. 404 for unknown ones, 308 for another slug. */
async function find(params: Props['params']) {
  const { category: segment, page: number } = await params
  const key = readKey(segment, '-')
  const page = readPageNumber(number)
  const found = key && page ? await getHelpCategory(key.id, page) : null
  if (!key || !page || !found) notFound()
  if (key.slug !== found.category.slug) permanentRedirect(helpCategoryPagePath(found.category, page))
  return { ...found, page }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await find(params)
  const t = await getTranslations('help.category')
  return pageMetadata({
    title: page > 1 ? t('page', { name: category.name, page: formatNumber(page) }) : category.name,
    description: t('description', {
      summary: category.summary,
      count: formatNumber(category.posts),
      site: site.name,
    }),
    path: helpCategoryPagePath(category, page),
    image: helpPicture(category),
  })
}

export default async function HelpCategoryPage({ params }: Props) {
  const [found, t] = await Promise.all([find(params), getTranslations('help')])
  const { category } = found
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: HELP_PATH },
    { name: category.name, path: helpCategoryPath(category) },
  ]
  return (
    <HelpFrame title={category.name} crumbs={crumbs}>
      <CategoryView {...found} />
    </HelpFrame>
  )
}
