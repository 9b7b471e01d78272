/** Home, categories, brands and promotions show the icon of a campaign (spec 1 §2). */
export const hasFloatingBanners = (pathname: string): boolean =>
  /^\/(?:$|\d+-[^/]+\/?$|brand\/\d+_|promotion\/)/.test(pathname)
