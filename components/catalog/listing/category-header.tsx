import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { Category } from '@/domain/catalog/category'
import { isServable } from '@/lib/pictures'
import type { Crumb } from './crumbs'
import { ChildCategories } from './child-categories'

/** Name, words and children of a category, with its way up. */
export function CategoryHeader({ category, crumbs }: { category: Category; crumbs: Crumb[] }) {
  const t = useTranslations('listing')
  return (
    <header className="pt-2 pb-8 tablet:pt-4">
      <Breadcrumb items={crumbs} />
      <div className="mt-4 flex items-center justify-between gap-8 tablet:rounded-lg tablet:bg-sand tablet:px-10 tablet:py-8">
        <div className="max-w-prose">
          <h1 className="font-display text-2xl tablet:text-3xl">{category.name}</h1>
          {category.description && <p className="mt-3 text-muted">{category.description}</p>}
        </div>
        {category.image && isServable(category.image) && (
          <Image
            src={category.image}
            alt=""
            width={192}
            height={192}
            loading="eager"
            className="hidden size-48 shrink-0 rounded-t-full rounded-b-md object-cover tablet:block"
          />
        )}
      </div>
      <ChildCategories categories={category.children} label={t('children', { name: category.name })} />
    </header>
  )
}
