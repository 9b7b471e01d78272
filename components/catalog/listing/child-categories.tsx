import Link from 'next/link'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/pages/routes'
import { CategoryPicture } from '@/components/catalog/card/category-picture'

type Child = Pick<CategoryNode, 'id' | 'name' | 'slug' | 'image' | 'product_count'>

/** Doors to the categories below; those with nothing on their shelves are left out. */
export function ChildCategories({ categories, label }: { categories: readonly Child[]; label: string }) {
  const filled = categories.filter((category) => category.product_count > 0)
  if (filled.length === 0) return null
  return (
    <nav aria-label={label} className="-mx-4 mt-6 tablet:mx-0">
      <ul className="scroll-row gap-3 px-4 tablet:flex-wrap tablet:gap-x-6 tablet:gap-y-5 tablet:px-0">
        {filled.map((category) => (
          <li key={category.id} className="w-22 shrink-0 snap-start tablet:w-28">
            <Link
              href={categoryPath(category)}
              prefetch={false}
              className="group flex flex-col items-center gap-2 text-center text-sm"
            >
              <CategoryPicture category={category} size={88} className="w-18 tablet:w-22" />
              <span className="leading-snug group-hover:text-accent">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
