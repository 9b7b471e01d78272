import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import { brandPath, categoryPath } from '@/lib/routes'
import { MenuBar } from './menu-bar'

/** How many top categories stand in the bar; the header's full width holds more than the compact one. */
const IN_BAR = 8
const IN_COMPACT_BAR = 6

const withProducts = (categories: readonly CategoryNode[]) =>
  categories.filter((category) => category.product_count > 0)

/**
 * Categories in three levels and the brands. Panels open on hover and when the keyboard is inside, by the stylesheet alone:
 * the menu works before and without JavaScript. The two hundred links inside are plain ones, dressed by the stylesheet: the menu is
 * in every page twice, as HTML and as data.
 */
export function MainMenu({
  categories,
  brands,
}: {
  categories: readonly CategoryNode[]
  brands: readonly Brand[]
}) {
  const t = useTranslations('shell')
  return (
    <MenuBar label={t('mainMenu')}>
      <ul className="container-page flex items-stretch gap-1 header:gap-2">
        <MenuEntry label={t('brands')} href="/brands">
          <BrandPanel brands={brands} title={t('popularBrands')} all={t('allBrands')} />
        </MenuEntry>
        {withProducts(categories)
          .slice(0, IN_BAR)
          .map((category, index) => (
            <MenuEntry
              key={category.id}
              label={category.name}
              href={categoryPath(category)}
              className={index >= IN_COMPACT_BAR ? 'hidden header:block' : ''}
            >
              <CategoryPanel category={category} all={t('allOf', { name: category.name.toLowerCase() })} />
            </MenuEntry>
          ))}
        <li className="ml-auto">
          <Link
            href="/categories"
            prefetch={false}
            className="flex min-h-11 items-center px-2 text-sm text-accent underline-offset-4 hover:underline"
          >
            {t('allCategories')}
          </Link>
        </li>
      </ul>
    </MenuBar>
  )
}

function MenuEntry({
  label,
  href,
  className = '',
  children,
}: {
  label: string
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <li className={`group/entry ${className}`}>
      <Link
        href={href}
        prefetch={false}
        className="relative flex min-h-11 items-center px-2 text-sm whitespace-nowrap after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-accent after:opacity-0 group-focus-within/entry:after:opacity-100 group-hover/entry:after:opacity-100"
      >
        {label}
      </Link>
      <div className="menu-panel invisible absolute inset-x-0 top-full border-t border-line bg-paper opacity-0 shadow-float group-focus-within/entry:visible group-focus-within/entry:opacity-100 group-hover/entry:visible group-hover/entry:opacity-100">
        <div className="container-page max-h-[70vh] overflow-y-auto py-8">{children}</div>
      </div>
    </li>
  )
}

function CategoryPanel({ category, all }: { category: CategoryNode; all: string }) {
  return (
    <>
      <ul className="columns-3 gap-8 header:columns-4">
        {withProducts(category.children).map((child) => (
          <li key={child.id}>
            <a href={categoryPath(child)}>{child.name}</a>
            <ul>
              {withProducts(child.children).map((leaf) => (
                <li key={leaf.id}>
                  <a href={categoryPath(leaf)}>{leaf.name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <a href={categoryPath(category)} className="menu-more">
        {all}
      </a>
    </>
  )
}

function BrandPanel({ brands, title, all }: { brands: readonly Brand[]; title: string; all: string }) {
  return (
    <>
      <p className="mb-3 font-display text-lg">{title}</p>
      <ul className="mb-5 columns-4 gap-8 header:columns-5">
        {brands.map((brand) => (
          <li key={brand.id}>
            <a href={brandPath(brand)}>{brand.name}</a>
          </li>
        ))}
      </ul>
      <Link href="/brands" prefetch={false} className="menu-more">
        {all}
      </Link>
    </>
  )
}
