import { useTranslations } from 'next-intl'
import type { TopCategory } from '@/domain/catalog/category'
import { MenuBar, type MenuEntry } from './menu-bar'
import { BRANDS_PATH, CATEGORIES_PATH, menuPlaces } from './menu-places'

/**
 * The brands and the top categories; those that do not fit are under "Thêm". Without JavaScript each leads to the page that lists what its
 * panel would.
 */
export function MainMenu({ categories }: { categories: readonly TopCategory[] }) {
  const t = useTranslations('shell')
  const places = menuPlaces(categories, [t('brands'), t('more'), t('promo')])
  const entries: MenuEntry[] = [
    [BRANDS_PATH, t('brands')],
    ...places.flatMap(({ path, name, fromRem }): MenuEntry[] =>
      fromRem === null ? [] : [[path, name, fromRem]],
    ),
  ]
  return (
    <MenuBar
      label={t('mainMenu')}
      entries={entries}
      more={[CATEGORIES_PATH, t('more')]}
      aside={['/promo', t('promo')]}
    />
  )
}
