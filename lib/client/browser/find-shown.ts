/**
 * The first element on show that matches a selector. Pages left behind stay in the document, hidden, with the same marks; they have no box.
 */
export function findShown(selector: string): HTMLElement | null {
  const found = Array.from(document.querySelectorAll<HTMLElement>(selector))
  return found.find((element) => element.getClientRects().length > 0) ?? null
}
