import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import { type Markup, markup } from '@/lib/markup'
import { brandPath, categoryPath } from '@/lib/pages/routes'
import { BRANDS_PATH, CATEGORIES_PATH, type MenuPlace } from './menu-places'

/** The panels below the menu's entries, as HTML: their two hundred links are loaded when a pointer or the focus comes to the header. */

const link = (path: string, name: string) => markup`<a href='${path}'>${name}</a>`

const more = (path: string, name: string) => markup`<a href='${path}' class='menu-more'>${name}</a>`

const items = (markups: readonly Markup[]) => markups.map((item) => markup`<li>${item}</li>`)

export const withProducts = (categories: readonly CategoryNode[]) =>
  categories.filter((category) => category.product_count > 0)

/** The two levels below a top category, and the link to all of it. */
function categoryPanel(category: CategoryNode, all: string): Markup {
  const children = withProducts(category.children).map((child) => {
    const leaves = withProducts(child.children).map((leaf) => link(categoryPath(leaf), leaf.name))
    const below = leaves.length > 0 && markup`<ul>${items(leaves)}</ul>`
    return markup`${link(categoryPath(child), child.name)}${below}`
  })
  return markup`<ul>${items(children)}</ul>${more(categoryPath(category), all)}`
}

/** The best-selling brands, and the link to all. */
function brandPanel(brands: readonly Brand[], title: string, all: string): Markup {
  const links = brands.map((brand) => link(brandPath(brand), brand.name))
  return markup`<p>${title}</p><ul class='menu-brands'>${items(links)}</ul>${more(BRANDS_PATH, all)}`
}

/** The categories that do not fit into the bar, and the link to all. */
function morePanel(places: readonly MenuPlace[], all: string): Markup {
  const hidden = places.map(
    ({ path, name, fromRem }) =>
      markup`<li${fromRem !== null && markup` data-until='${fromRem}'`}>${link(path, name)}</li>`,
  )
  return markup`<ul class='menu-rest'>${hidden}</ul>${more(CATEGORIES_PATH, all)}`
}

interface PanelTexts {
  popularBrands: string
  allBrands: string
  allCategories: string
  allOf: (name: string) => string
}

/** Every panel with the path of its entry. */
export function menuPanels(
  categories: readonly CategoryNode[],
  brands: readonly Brand[],
  places: readonly MenuPlace[],
  texts: PanelTexts,
): readonly (readonly [path: string, html: string])[] {
  return [
    [BRANDS_PATH, brandPanel(brands, texts.popularBrands, texts.allBrands).text],
    ...withProducts(categories).map(
      (category) =>
        [
          categoryPath(category),
          categoryPanel(category, texts.allOf(category.name.toLowerCase())).text,
        ] as const,
    ),
    [CATEGORIES_PATH, morePanel(places, texts.allCategories).text],
  ]
}
