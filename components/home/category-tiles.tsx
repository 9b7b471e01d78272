import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CategoryPicture } from '@/components/goods/category-picture'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/pages/routes'
import { HomeSection } from './home-section'

/** The shop's departments as arched tiles. */
export function CategoryTiles({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useTranslations('home')
  const filled = categories.filter(({ product_count }) => product_count > 0)
  if (filled.length === 0) return null
  return (
    <HomeSection tour="categories" title={t('categories')} href="/categories" linkLabel={t('categoriesAll')}>
      <ul className="scroll-row -mx-4 gap-3 px-4 tablet:-mx-6 tablet:gap-4 tablet:px-6 desktop:mx-0 desktop:px-0">
        {filled.map((category) => (
          <li key={category.id} className="tile">
            <Link href={categoryPath(category)} prefetch={false}>
              <CategoryPicture category={category} size={120} className="w-full" />
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
