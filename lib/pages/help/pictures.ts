/** Pictures of the help centre's categories for links in social networks and chats; `npm run help:pictures` draws them. */

export const HELP_PICTURE = { width: 1200, height: 630 } as const

/** Slugs of the categories that have a picture. */
export const PICTURED_CATEGORIES: readonly string[] = [
  'dat-hang',
  'thanh-toan',
  'giao-nhan',
  'doi-tra-hoan-tien',
  'tai-khoan',
  'diem-va-hang',
  'uu-dai',
  'san-pham-chinh-hang',
  'cua-hang',
  'bao-mat',
]

/** The picture of a category and its articles; none for a category that the shop added in the database. */
export const helpPicture = ({ slug, name }: { slug: string; name: string }) =>
  PICTURED_CATEGORIES.includes(slug)
    ? { url: `/social/help/${slug}.png`, ...HELP_PICTURE, alt: name }
    : undefined
