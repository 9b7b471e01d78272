/** Which pictures the shop's image service may fetch. */

const hosts = (process.env.IMAGE_HOSTS ?? '').split(',').filter(Boolean)

/** Whether a picture can be shown: our own media, or a host the shop has named in IMAGE_HOSTS. */
export function isServable(url: string): boolean {
  if (url.startsWith('/')) return url.startsWith('/media/')
  return URL.canParse(url) && url.startsWith('https:') && hosts.includes(new URL(url).hostname)
}

/** A picture a member uploaded: small already, and it may have to be erased, so no image service keeps copies of it. */
export const isUpload = (url: string): boolean => url.startsWith('/media/uploads/')
