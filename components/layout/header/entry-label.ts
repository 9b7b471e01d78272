/**
 * Hides an entry's label where text is too large for its place: in the desktop header (`@container/head`) and in the phone's menu
 * (`@container/menu`) the icon then stands alone, with its label for screen readers.
 */
export const ENTRY_LABEL = {
  header: '@max-[52rem]/head:sr-only',
  menu: '@max-[16rem]/menu:sr-only @max-[22rem]/menu:tracking-tight',
} as const
