/**
 * Has `open` do what a plain click on a link marked `data-<kind>` is for, with the slug or id that the mark holds, in place of the navigation;
 * other clicks stay the browser's, so that new tabs stay new tabs. Returns a stop function.
 */
export function watchLinks(kind: 'banks' | 'promo' | 'voucher', open: (slug: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`a[data-${kind}]`) : null
    const slug = link?.dataset[kind]
    if (slug === undefined) return
    event.preventDefault()
    open(slug)
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
