import { variantPrefix } from '@/domain/picture-variant.js'
import type { Sender } from '../sender'

/** Pixels of a picture that a mail shows at half of it. */
const WIDTH = 128

/** Address of a small picture for a mail, with the shop's host; null for none. */
export function mailPicture(url: string | null, { url: shop }: Sender): string | null {
  if (!url?.startsWith('/')) return url
  const prefix = variantPrefix(url)
  return shop + (prefix === null ? url : `${prefix}${WIDTH}`)
}
