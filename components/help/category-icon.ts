import type { IconName } from '@/components/ui/icon-names'

/** Icons that content/vi/help/categories.yml may name. */
const ICONS = [
  'shopping-bag',
  'wallet',
  'truck',
  'rotate-ccw',
  'circle-user-round',
  'coins',
  'ticket-percent',
  'badge-check',
  'store',
  'shield-plus',
] as const satisfies readonly IconName[]

/** The icon of a category; a plain one for a name that this storefront does not know. */
export const categoryIcon = (name: string): IconName => ICONS.find((icon) => icon === name) ?? 'info'
