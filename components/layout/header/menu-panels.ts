import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import { brandPath, categoryPath } from '@/lib/pages/routes'
import { xmlText } from '@/lib/seo/xml'

/**
 * The menu's panels as HTML text. Their two hundred links are the same on every page and need no component: as text they cost a page one
 * element instead of six hundred, a fifth of its render time.
 */

const link = (path: string, name: string, className?: string) =>
  `<a href="${xmlText(path)}"${className ? ` class="${className}"` : ''}>${xmlText(name)}</a>`

const list = (items: readonly string[], className = '') =>
  `<ul${className ? ` class="${className}"` : ''}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const withProducts = (categories: readonly CategoryNode[]) =>
  categories.filter((category) => category.product_count > 0)

/** The two levels below a top category, and the link to all of it. */
export function categoryPanel(category: CategoryNode, all: string): string {
  const children = withProducts(category.children).map(
    (child) =>
      link(categoryPath(child), child.name) +
      list(withProducts(child.children).map((leaf) => link(categoryPath(leaf), leaf.name))),
  )
  return list(children, 'columns-3 gap-8 header:columns-4') + link(categoryPath(category), all, 'menu-more')
}

/** The best-selling brands, and the link to all. */
export function brandPanel(brands: readonly Brand[], title: string, all: string): string {
  const links = brands.map((brand) => link(brandPath(brand), brand.name))
  return (
    `<p class="mb-3 font-display text-lg">${xmlText(title)}</p>` +
    list(links, 'mb-5 columns-4 gap-8 header:columns-5') +
    link('/brands', all, 'menu-more')
  )
}

/** The categories that do not fit into the bar, and the link to all. */
export function morePanel(
  places: readonly { category: CategoryNode; className?: string }[],
  all: string,
): string {
  const items = places.map(({ category, className = '' }) => {
    const entry = link(categoryPath(category), category.name)
    return `<li class="${className}">${entry}</li>`
  })
  return `<ul class="mb-5 columns-4">${items.join('')}</ul>${link('/categories', all, 'menu-more')}`
}
