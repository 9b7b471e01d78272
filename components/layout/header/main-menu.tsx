import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/pages/routes'
import { menuBarClasses } from './menu-bar-widths'
import { MenuBar } from './menu-bar'
import { brandPanel, categoryPanel, morePanel, withProducts } from './menu-panels'

/**
 * Categories in three levels and the brands; those that do not fit are under "Thêm". Panels open on hover and focus by CSS alone: the menu
 * works before and without JavaScript.
 */
export function MainMenu({
  categories,
  brands,
}: {
  categories: readonly CategoryNode[]
  brands: readonly Brand[]
}) {
  const t = useTranslations('shell')
  const filled = withProducts(categories)
  const places = menuBarClasses(
    filled.map(({ name }) => name),
    [t('brands'), t('more'), t('promo')],
  )
  return (
    <MenuBar label={t('mainMenu')}>
      <div className="container-page">
        <ul className="-mx-2 flex items-stretch gap-2">
          <MenuEntry
            label={t('brands')}
            href="/brands"
            panel={brandPanel(brands, t('popularBrands'), t('allBrands'))}
          />
          {filled.map((category, index) => (
            <MenuEntry
              key={category.id}
              label={category.name}
              href={categoryPath(category)}
              className={places[index]?.inBar}
              panel={categoryPanel(category, t('allOf', { name: category.name.toLowerCase() }))}
            />
          ))}
          <MenuEntry
            label={t('more')}
            href="/categories"
            hasArrow
            panel={morePanel(
              filled.map((category, index) => ({ category, className: places[index]?.underMore })),
              t('allCategories'),
            )}
          />
          <li className="ml-auto">
            <Link
              href="/promo"
              prefetch={false}
              className="flex min-h-11 items-center px-2 text-sm whitespace-nowrap text-accent underline-offset-4 hover:underline"
            >
              {t('promo')}
            </Link>
          </li>
        </ul>
      </div>
    </MenuBar>
  )
}

interface MenuEntryProps {
  label: string
  href: string
  className?: string
  hasArrow?: boolean
  /** HTML made by menu-panels.ts */
  panel: string
}

function MenuEntry({ label, href, className = '', hasArrow = false, panel }: MenuEntryProps) {
  return (
    <li className={`group/entry ${className}`}>
      <Link
        href={href}
        prefetch={false}
        className="relative flex min-h-11 items-center px-2 text-sm whitespace-nowrap after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-accent after:opacity-0 group-focus-within/entry:after:opacity-100 group-hover/entry:after:opacity-100"
      >
        {label}
        {hasArrow && <Icon name="chevron-down" size={16} className="ml-1" />}
      </Link>
      <div className="menu-panel invisible absolute inset-x-0 top-full border-t border-line bg-paper opacity-0 shadow-float group-focus-within/entry:visible group-focus-within/entry:opacity-100 group-hover/entry:visible group-hover/entry:opacity-100">
        <div
          className="container-page max-h-[70vh] overflow-y-auto py-8"
          dangerouslySetInnerHTML={{ __html: panel }}
        />
      </div>
    </li>
  )
}
