/** Room for the banners of a page's top, which come late: nothing moves when they do. For pages that know there are any. */
export function TopSlot() {
  return <div data-top-banners className="h-11 bg-sand desktop:h-16" />
}
