// @ts-check

/**
 * Variants of the shop's own pictures: one address per width, in the format the browser accepts. /media/demo/product/12.webp at 300 pixels is
 * /i/demo/product/12.300 (ADR 44).
 *
 * @typedef {'avif' | 'webp'} VariantFormat
 * @typedef {{ key: string, width: number }} Variant `key` as in /media/{key}; `width` in pixels
 */

/** Widths in pixels, chosen for the slots of the pages. @type {readonly number[]} */
export const PICTURE_WIDTHS = [64, 128, 192, 300, 420, 560, 800, 1280, 1920]

/** @type {readonly VariantFormat[]} */
export const VARIANT_FORMATS = ['avif', 'webp']

const ADDRESS = /^\/i\/([a-z0-9][a-z0-9/._-]*)\.(\d+)$/i
const PIXELS = /\.(?:webp|png|jpg)$/
/** The extension that addresses leave out. */
const USUAL = '.webp'

/** Keys of pictures made of pixels; members' pictures may be deleted and have no copies. @param {string} key */
const hasVariants = (key) =>
  PIXELS.test(key) && /^[a-z0-9][a-z0-9/._-]*$/i.test(key) && !/^(?:uploads|proofs)\/|\.\./.test(key)

/**
 * What stands before the width in the addresses of a picture's variants: '/i/demo/product/12.'. Null for addresses without variants.
 * @param {string} url '/media/demo/product/12.webp' @returns {string | null}
 */
export function variantPrefix(url) {
  const key = url.startsWith('/media/') ? url.slice('/media/'.length) : ''
  if (!hasVariants(key)) return null
  const base = key.endsWith(USUAL) ? key.slice(0, -USUAL.length) : key
  // 'a.jpg.webp' keeps its extension: without it, it would be 'a.jpg'.
  return `/i/${PIXELS.test(base) ? key : base}.`
}

/** The variant at an address; null when there can be none. @param {string} path @returns {Variant | null} */
export function variantAt(path) {
  const [, base = '', digits = ''] = ADDRESS.exec(path) ?? []
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  if (width === undefined) return null
  const key = PIXELS.test(base) ? base : base + USUAL
  return hasVariants(key) && variantPrefix(`/media/${key}`) === `/i/${base}.` ? { key, width } : null
}

/** The best format a browser accepts; WebP for those that do not say. @param {string | null | undefined} accept @returns {VariantFormat} */
export const variantFormat = (accept) => (accept?.includes('image/avif') ? 'avif' : 'webp')

/** Folder of the stored variants in the folder of pictures; keys of pictures cannot begin with a dot. */
export const VARIANTS_FOLDER = '.variants'

/** A stored variant's file, relative to the folder of pictures. @param {Variant} variant @param {VariantFormat} format */
export const variantFile = ({ key, width }, format) => `${VARIANTS_FOLDER}/${key}.${width}.${format}`

/** The variant in a file, relative to the folder of variants; null when it is none, or none of a known width. @param {string} file @returns {Variant | null} */
export function variantOfFile(file) {
  const [, key = '', digits = ''] = /^(.+)\.(\d+)\.(?:avif|webp)$/.exec(file) ?? []
  const prefix = variantPrefix(`/media/${key}`)
  return prefix === null ? null : variantAt(prefix + digits)
}

/** @param {VariantFormat} format */
export const variantHeaders = (format) => ({
  'content-type': `image/${format}`,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept',
})
