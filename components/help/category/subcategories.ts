import type { HelpCategory, Post } from '@/domain/content/post'
import { HELP_PAGE_SIZE, helpCategoryPagePath } from '@/lib/pages/help/paths'

/** The subcategories of a category with the address of their first article's place: the page it is on, and its heading there. */
export function subcategoryLinks(category: HelpCategory) {
  let before = 0
  return category.subcategories
    .filter(({ posts }) => posts > 0)
    .map(({ id, name, slug, posts }) => {
      const page = Math.floor(before / HELP_PAGE_SIZE) + 1
      before += posts
      return { id, name, posts, href: `${helpCategoryPagePath(category, page)}#${slug}` }
    })
}

interface ArticleGroup {
  subcategory: Post['subcategory']
  articles: Post[]
}

/** A page's articles by subcategory, in the order they came. */
export function articleGroups(articles: readonly Post[]): ArticleGroup[] {
  const groups: ArticleGroup[] = []
  for (const article of articles) {
    const last = groups.at(-1)
    if (last && last.subcategory?.id === article.subcategory?.id) last.articles.push(article)
    else groups.push({ subcategory: article.subcategory, articles: [article] })
  }
  return groups
}
