import type { Banner } from '@/domain/catalog/banner'

const picture = { url: '/media/demo/banner/x.webp', width: 600, height: 800 }

/** A popup that is shown every day. */
export const banner = (_id: string, changes: Partial<Banner> = {}): Banner => ({
  _id,
  type: 'popup',
  banner_type: 'popup',
  title: `Banner ${_id}`,
  link: '/12-son-moi',
  image: picture,
  image_mobile: picture,
  more_info: { apply: 'everyday', search_label: null, copy: null },
  ...changes,
})
export const once = { apply: 'once', search_label: null, copy: null } as const
