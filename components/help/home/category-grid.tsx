import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { helpCategoryPath } from '@/domain/content/addresses'
import { categoryIcon } from '../category-icon'

interface CategoryGridProps {
  categories: readonly { id: number; slug: string; name: string; summary: string; icon: string }[]
}

/** The categories of the help centre. */
export function CategoryGrid({ categories }: CategoryGridProps) {
  return (
    <ul className="help-topics">
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={helpCategoryPath(category)} prefetch={false}>
            <Icon name={categoryIcon(category.icon)} size={22} />
            <span>
              <b>{category.name}</b>
              <small>{category.summary}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
