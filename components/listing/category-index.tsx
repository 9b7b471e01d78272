import Link from 'next/link'
import { CategoryPicture } from '@/components/catalogue/category-picture'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/routes'

/** The whole category tree on one page: departments with their picture, what is in them, and what is in that. */
export function CategoryIndex({ categories }: { categories: readonly CategoryNode[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {categories.map((category) => (
        <li key={category.id} className="flex gap-4 py-6 tablet:gap-10">
          <CategoryPicture category={category} size={120} className="w-20 shrink-0 self-start tablet:w-30" />
          <div className="min-w-0 grow">
            <h2 className="font-display text-xl">
              <TreeLink category={category} />
            </h2>
            <ul className="mt-2 grid gap-x-8 gap-y-3 tablet:grid-cols-2 desktop:grid-cols-3">
              {category.children.map((child) => (
                <li key={child.id}>
                  <TreeLink category={child} className="font-semibold" />
                  {child.children.length > 0 && (
                    <ul className="text-sm text-muted">
                      {child.children.map((leaf) => (
                        <li key={leaf.id}>
                          <TreeLink category={leaf} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

function TreeLink({ category, className = '' }: { category: CategoryNode; className?: string }) {
  return (
    <Link
      href={categoryPath(category)}
      prefetch={false}
      className={`inline-flex min-h-11 items-center hover:text-accent ${className}`}
    >
      {category.name}
    </Link>
  )
}
