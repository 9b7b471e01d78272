import type { Suggestions } from '@/domain/catalog/suggestions'
import type { EntityType } from '@/domain/search/history'
import { brandPath, categoryPath, productPath, searchPath } from '@/lib/pages/routes'

type SuggestedProduct = Suggestions['products'][number]
type SuggestedBrand = Suggestions['brands'][number]

/** An option of the list below the box. */
export interface Option {
  /** its index within the list */
  id: string
  type: EntityType
  entityId: string
  label: string
  href: string
  product?: SuggestedProduct
  brand?: SuggestedBrand
  /** leads to the review of a product */
  isReview?: true
}

export type GroupKind = 'corrected' | 'brands' | 'categories' | 'tags' | 'products' | 'reviews'

export interface OptionGroup {
  kind: GroupKind
  /** number of all matches as a text, where the group's title says it */
  count?: string
  options: Option[]
}

const keywordOption = (keyword: string): Option => ({
  id: 'corrected',
  type: 'keyword',
  entityId: '',
  label: keyword,
  href: searchPath(keyword),
})

/** The suggestions in the order of display and keyboard navigation; empty groups are left out. */
export function groupsOf({ corrected, brands, categories, tags, products }: Suggestions): OptionGroup[] {
  const groups: OptionGroup[] = [
    { kind: 'corrected', options: corrected ? [keywordOption(corrected)] : [] },
    {
      kind: 'brands',
      options: brands.map((brand) => ({
        id: `brand-${brand.id}`,
        type: 'brand',
        entityId: String(brand.id),
        label: brand.name,
        href: brandPath(brand),
        brand,
      })),
    },
    {
      kind: 'categories',
      options: categories.map((category) => ({
        id: `category-${category.id}`,
        type: 'category',
        entityId: String(category.id),
        label: category.name,
        href: categoryPath(category),
      })),
    },
    {
      kind: 'tags',
      options: tags.map((tag) => ({
        id: `tag-${tag._id}`,
        type: 'tag',
        entityId: tag._id,
        label: tag.name,
        href: `/tag/${tag.slug}`,
      })),
    },
    {
      kind: 'products',
      options: products.map((product) => ({
        id: `product-${product.id}`,
        type: 'product',
        entityId: String(product.id),
        label: product.name,
        href: productPath({ ...product, default_category: { slug: product.category_slug } }),
        product,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
