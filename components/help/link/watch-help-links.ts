import { openOverlay } from '@/components/overlays/store'
import { helpArticleOverlay } from '../overlays'

/**
 * Opens the article of a `HelpLink` over the page. The links are plain HTML that weighs nothing on the pages they are on; until this is
 * loaded, and in a new tab, they lead to the article's page. Returns the function that stops it.
 */
export function watchHelpLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-help]') : null
    if (!link) return
    event.preventDefault()
    openOverlay(helpArticleOverlay, {
      articleId: Number(link.dataset.help),
      href: link.getAttribute('href') ?? '',
    })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
