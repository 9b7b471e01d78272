import type { Brand } from '@/domain/catalog/brand'
import type { Category } from '@/domain/catalog/category'
import { brandPath, categoryPath } from '@/lib/pages/routes'

/** One item of a breadcrumb. */
export interface Crumb {
  name: string
  path: string
}

/** Home, the categories above, the category itself. */
export function categoryCrumbs(category: Category, home: string): Crumb[] {
  const way = [...category.ancestors, category]
  return [{ name: home, path: '/' }, ...way.map((step) => ({ name: step.name, path: categoryPath(step) }))]
}

/** Home, the brand index, the brand itself. */
export function brandCrumbs(brand: Brand, names: { home: string; brands: string }): Crumb[] {
  return [
    { name: names.home, path: '/' },
    { name: names.brands, path: '/brands' },
    { name: brand.name, path: brandPath(brand) },
  ]
}
