import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CategoryPicture } from '@/components/goods/category-picture'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/pages/routes'

/** The whole category tree on one page: departments with their picture, folded on the phone, with two levels below. */
export function CategoryIndex({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useTranslations('listing')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {categories.map((category) => (
        <li key={category.id} className="tablet:py-6">
          <details className="fold">
            <summary className="py-2 tablet:py-0">
              <span className="flex grow items-center gap-4">
                <CategoryPicture category={category} size={72} className="w-14 shrink-0 tablet:w-18" />
                <h2 className="font-display text-xl">{category.name}</h2>
              </span>
            </summary>
            <div className="pb-4 tablet:pt-3 tablet:pb-0 tablet:pl-22">
              <TreeLink category={category} className="font-semibold text-accent">
                {t('categoryAll', { name: category.name })}
              </TreeLink>
              <ul className="grid gap-x-8 gap-y-1 tablet:grid-cols-2 tablet:gap-y-3 desktop:grid-cols-3">
                {category.children.map((child) => (
                  <li key={child.id}>
                    <TreeLink category={child} className="font-semibold" />
                    {child.children.length > 0 && (
                      <ul className="flex flex-wrap gap-x-4 text-sm text-muted tablet:block">
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
          </details>
        </li>
      ))}
    </ul>
  )
}

interface TreeLinkProps {
  category: CategoryNode
  className?: string
  /** defaults to the category's name */
  children?: string
}

function TreeLink({ category, className = '', children = category.name }: TreeLinkProps) {
  return (
    <Link
      href={categoryPath(category)}
      prefetch={false}
      className={`inline-flex min-h-11 items-center hover:text-accent ${className}`}
    >
      {children}
    </Link>
  )
}
