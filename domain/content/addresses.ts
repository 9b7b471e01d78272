/** Addresses of the help centre and of the static pages, as articles, lists and the sitemap link to them. */

interface Named {
  id: number
  slug: string
}

export const HELP_PATH = '/page/help'

export const helpCategoryPath = ({ id, slug }: Named) => `${HELP_PATH}/${id}-${slug}`

export const articlePath = ({ id, slug, category }: Named & { category: { slug: string } }) =>
  `${HELP_PATH}/${category.slug}/${id}-${slug}`

/** Static pages that have an address of their own; all others are policies below /page. */
const PAGE_PATHS: Readonly<Record<string, string>> = {
  'about-us': '/content/4-about-us',
  careers: '/content/9-careers',
  'how-to-pay': '/how-to-pay',
}

/** Address of a static page: 'privacypolicy' → '/page/privacypolicy'. */
export const staticPagePath = (slug: string) => PAGE_PATHS[slug] ?? `/page/${slug}`
