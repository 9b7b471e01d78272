import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { ArticleView } from '@/components/help/article/article-view'
import { HelpFrame } from '@/components/help/help-frame'
import { articlePath, HELP_PATH, helpCategoryPath } from '@/domain/content/addresses'
import { getHelpArticle, getMostRead } from '@/lib/pages/help/pages'
import { asksForOrder } from '@/lib/pages/help/topics'
import { readKey } from '@/lib/pages/routes'
import { articleData } from '@/lib/seo/article-data'
import { helpPicture } from '@/lib/pages/help/pictures'
import { pageMetadata } from '@/lib/seo/metadata'

interface Props {
  params: Promise<{ category: string; article: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are made on first request. */
export async function generateStaticParams() {
  const [first] = await getMostRead()
  return [
    first
      ? { category: first.category.slug, article: `${first.id}-${first.slug}` }
      : { category: 'none', article: '1-none' },
  ]
}

/** The article of the address. 404 for unknown ones, 308 for another slug or category. */
async function find(params: Props['params']) {
  const { category, article: segment } = await params
  const key = readKey(segment, '-')
  const found = key && (await getHelpArticle(key.id))
  if (!found) notFound()
  const path = articlePath(found.article)
  if (path !== `${HELP_PATH}/${category}/${segment}`) permanentRedirect(path)
  return { ...found, path }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article, path } = await find(params)
  return pageMetadata({
    title: article.title,
    description: article.summary,
    path,
    image: helpPicture(article.category),
  })
}

export default async function HelpArticlePage({ params }: Props) {
  const [{ article, related, path }, t] = await Promise.all([find(params), getTranslations('help')])
  const { category } = article
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: HELP_PATH },
    { name: category.name, path: helpCategoryPath(category) },
    { name: article.title, path },
  ]
  return (
    <HelpFrame title={category.name} crumbs={crumbs} data={articleData(article, path)}>
      <ArticleView article={article} related={related} asksForOrder={asksForOrder(article.id)} />
    </HelpFrame>
  )
}
