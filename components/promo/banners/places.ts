/** Home, categories, brands and promotions show the icon of a campaign (LAY-09). */
export const hasFloatingBanners = (pathname: string): boolean =>
  /^\/(?:$|\d+-[^/]+\/?$|brand\/\d+_|promotion\/)/.test(pathname)
