'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { HELP_PATH } from '@/domain/content/addresses'
import type { CategoryNode } from '@/domain/catalog/category'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { categoryPath } from '@/lib/pages/routes'
import { categoryMenuOverlay } from '../overlays'
import { MENU_LINKS } from './menu-links'

const withProducts = (categories: readonly CategoryNode[]) =>
  categories.filter((category) => category.product_count > 0)

/** The category drawer of the phone. */
export default function CategoryDrawer() {
  const t = useTranslations('shell')
  const { data, error, mutate } = useData(api.catalog.v3.categories.children.$path())
  return (
    <OverlayFrame title={t('categories')} size="drawer">
      {data ? (
        <ul className="py-2">
          {withProducts(data).map((category) => (
            <Branch key={category.id} category={category} />
          ))}
          {MENU_LINKS.map(([href, name], index) => (
            <li key={href} className={index === 0 ? 'mt-2 border-t border-line pt-2' : undefined}>
              <DrawerLink href={href}>{t(`shopPlaces.${name}`)}</DrawerLink>
            </li>
          ))}
          <li>
            <DrawerLink href={HELP_PATH}>{t('help')}</DrawerLink>
          </li>
        </ul>
      ) : error ? (
        <div className="grid justify-items-center gap-4 p-8 text-center">
          <p>{withInstruction(t('menuFailed'), error)}</p>
          <Button variant="secondary" onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
    </OverlayFrame>
  )
}

function DrawerLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="flex min-h-11 items-center px-5"
      onClick={() => closeOverlay(categoryMenuOverlay)}
    >
      {children}
    </Link>
  )
}

function Branch({ category }: { category: CategoryNode }) {
  const t = useTranslations('shell')
  const children = withProducts(category.children)
  if (children.length === 0) {
    return (
      <li>
        <DrawerLink href={categoryPath(category)}>{category.name}</DrawerLink>
      </li>
    )
  }
  return (
    <li>
      <details className="group/branch">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-5 [&::-webkit-details-marker]:hidden">
          {category.name}
          <Icon name="chevron-down" className="transition-transform group-open/branch:rotate-180" />
        </summary>
        <ul className="bg-sand/60 py-1 pl-4 text-sm">
          <li>
            <DrawerLink href={categoryPath(category)}>
              {t('allOf', { name: category.name.toLowerCase() })}
            </DrawerLink>
          </li>
          {children.map((child) => (
            <li key={child.id}>
              <DrawerLink href={categoryPath(child)}>{child.name}</DrawerLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
