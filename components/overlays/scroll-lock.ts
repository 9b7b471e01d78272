/** Holds the page still and keeps its place; the answer lets go and puts it back, unless the page has changed meanwhile. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const { scrollX, scrollY } = window
  const { pathname } = window.location
  // The room of the scrollbar is kept, so that nothing jumps sideways.
  root.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`)
  root.setAttribute('data-scroll-locked', '')
  return () => {
    root.removeAttribute('data-scroll-locked')
    const isSamePage = window.location.pathname === pathname
    if (isSamePage && (window.scrollY !== scrollY || window.scrollX !== scrollX)) {
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    }
  }
}
