import { categoryPath } from '@/lib/pages/routes'

/** Addresses of the listings that are no category's or brand's (RTE-22). */

interface Named {
  id: number
  slug: string
}

export const tagPath = ({ slug }: { slug: string }) => `/tag/${slug}`

/** Promotions of a category. */
export const promoCategoryPath = (category: Named) => `/promo${categoryPath(category)}`

/** Best sellers of the shop, or of one category. The page of the list is not in the address (LST-30). */
export const bestSellerPath = (categoryId: number | null) =>
  categoryId === null ? '/best-seller' : `/best-seller?category=${categoryId}`
