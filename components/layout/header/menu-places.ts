import type { TopCategory } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/pages/routes'
import { barWidths } from './menu-bar-widths'

export const BRANDS_PATH = '/brands'
export const CATEGORIES_PATH = '/categories'

/** A category of the menu. */
export interface MenuPlace {
  path: string
  name: string
  /** the header's width from which it is in the bar; null when it never is, only under "Thêm" */
  fromRem: number | null
}

/** The top categories with products, and where each is; `always` are the names of the permanent entries. */
export function menuPlaces(categories: readonly TopCategory[], always: readonly string[]): MenuPlace[] {
  const filled = categories.filter((category) => category.product_count > 0)
  const widths = barWidths(
    filled.map(({ name }) => name),
    always,
  )
  return filled.map((category, at) => ({
    path: categoryPath(category),
    name: category.name,
    fromRem: widths[at] ?? null,
  }))
}
