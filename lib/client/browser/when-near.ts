/**
 * Calls back once for each element that comes within `margin` (CSS) of the window, several at a time. Returns the function that stops it.
 */
export function whenNear(
  elements: Iterable<Element>,
  margin: string,
  onNear: (elements: readonly Element[]) => void,
): () => void {
  // Without observers everything counts as near.
  if (typeof IntersectionObserver === 'undefined') {
    onNear([...elements])
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      near.forEach((element) => observer.unobserve(element))
      if (near.length > 0) onNear(near)
    },
    { rootMargin: margin },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
