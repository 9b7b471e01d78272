/** Pages shown by the pager: numbers, with `gap` for an ellipsis. */
export type PagerItem = number | 'gap'

/** Page count: total over limit, rounded up; an empty list still has one page (LST-29). */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/**
 * The window of visible page numbers: 3 on the first or last page, growing to 5 in between,
 * with one margin page at either end and an ellipsis where pages are left out (LST-28, REV-05).
 */
export function pagerItems(page: number, pages: number): PagerItem[] {
  const range = page === 1 || page === pages ? 3 : 5
  const reach = Math.floor(range / 2)
  let from = Math.max(1, page - reach)
  let to = Math.min(pages, page + reach)
  if (page === 1) to = Math.min(pages, range)
  if (page === pages) from = Math.max(1, pages - range + 1)

  const items: PagerItem[] = []
  if (from > 1) items.push(1)
  if (from > 2) items.push(from === 3 ? 2 : 'gap')
  for (let number = from; number <= to; number++) items.push(number)
  if (to < pages - 1) items.push(to === pages - 2 ? pages - 1 : 'gap')
  if (to < pages) items.push(pages)
  return items
}
