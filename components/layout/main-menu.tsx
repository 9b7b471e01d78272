import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import { categoryPath } from '@/lib/routes'
import { MenuBar } from './menu-bar'
import { brandPanel, categoryPanel, withProducts } from './menu-panels'

/** How many top categories stand in the bar; the header's full width holds more than the compact one. */
const IN_BAR = 8
const IN_COMPACT_BAR = 6

/**
 * Categories in three levels and the brands. Panels open on hover and when the keyboard is inside, by the stylesheet alone:
 * the menu works before and without JavaScript.
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
        <MenuEntry
          label={t('brands')}
          href="/brands"
          panel={brandPanel(brands, t('popularBrands'), t('allBrands'))}
        />
        {withProducts(categories)
          .slice(0, IN_BAR)
          .map((category, index) => (
            <MenuEntry
              key={category.id}
              label={category.name}
              href={categoryPath(category)}
              className={index >= IN_COMPACT_BAR ? 'hidden header:block' : ''}
              panel={categoryPanel(category, t('allOf', { name: category.name.toLowerCase() }))}
            />
          ))}
        <li className="ml-auto">
          <PlainEntry href="/promo" label={t('promo')} />
        </li>
        <li>
          <PlainEntry href="/categories" label={t('categories')} />
        </li>
      </ul>
    </MenuBar>
  )
}

function PlainEntry({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-11 items-center px-2 text-sm whitespace-nowrap text-accent underline-offset-4 hover:underline"
    >
      {label}
    </Link>
  )
}

interface MenuEntryProps {
  label: string
  href: string
  className?: string
  /** HTML made by menu-panels.ts */
  panel: string
}

function MenuEntry({ label, href, className = '', panel }: MenuEntryProps) {
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
        <div
          className="container-page max-h-[70vh] overflow-y-auto py-8"
          dangerouslySetInnerHTML={{ __html: panel }}
        />
      </div>
    </li>
  )
}
