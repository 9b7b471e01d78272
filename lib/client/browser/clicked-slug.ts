/** Slug or id of the link marked `data-<kind>` that a plain click is for; null for any other click, so that new tabs stay new tabs. */
export function slugOfClick(event: MouseEvent, kind: 'banks' | 'promo' | 'voucher'): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`a[data-${kind}]`) : null
  return link?.dataset[kind] ?? null
}
