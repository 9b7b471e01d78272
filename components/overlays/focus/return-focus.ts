const takesFocus = (element: Element) => element.hasAttribute('tabindex')

/** The elements around one that can take its focus, the closest first. */
export function focusPlacesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = []
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) if (takesFocus(at)) places.push(at)
  return places
}

/** Gives the focus to the first of these that is still on the page. */
export function focusFirst(places: readonly (Element | null)[]): void {
  const place = places.find((element) => element instanceof HTMLElement && element.isConnected)
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
