import { copyText, type CopyTexts } from './copy-text'

export interface SharedLink {
  /** absolute */
  url: string
  title: string
  text: string
}

/**
 * Shares a link by the device's own sheet; without one, or where the sheet refuses, the link is copied, and a toast says so. False when
 * the shopper closed the sheet, or when it could not be copied.
 */
export async function shareLink(link: SharedLink, texts: CopyTexts): Promise<boolean> {
  // Not every browser supports the Web Share API.
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link)
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false
    }
  }
  return copyText(link.url, texts)
}
