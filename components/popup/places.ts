/** The room a page keeps at its top (`TopSlot`). */
export const TOP_SLOT = '[data-top-banners]'

/** Home, categories, brands and promotions show the icon of a campaign (spec 1 §2). */
export const hasFloatingBanners = (pathname: string): boolean =>
  /^\/(?:$|\d+-[^/]+\/?$|brand\/\d+_|promotion\/)/.test(pathname)
