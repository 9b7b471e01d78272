// @ts-check

/**
 * Variants of pictures: one address per width, in the format the browser accepts. /media/demo/product/12.webp at 300 pixels is
 * /i/demo/product/12.300 (ADR 44). Pictures of members have them up to their own size, and lose them when they are deleted (ADR 62).
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

/** Narrower pictures save no data worth their looks. */
const LEAST_SAVED = 192

/** Widest variant of an uploaded picture, whose longer side has 600 pixels. */
const MOST_OF_UPLOAD = 800

/** Keys of pictures made of pixels; proofs of transfer and photos of messages are private. @param {string} key */
const hasVariants = (key) =>
  PIXELS.test(key) && /^[a-z0-9][a-z0-9/._-]*$/i.test(key) && !/^(?:proofs|contact)\/|\.\./.test(key)

/** @param {string} key */
const isUpload = (key) => key.startsWith('uploads/')

/** @param {string} key @returns {readonly number[]} */
const widthsOf = (key) =>
  isUpload(key) ? PICTURE_WIDTHS.filter((width) => width <= MOST_OF_UPLOAD) : PICTURE_WIDTHS

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

/** Widths of the variants of the picture at '/media/{key}', the narrowest first. @param {string} url */
export const variantWidths = (url) => widthsOf(url.replace(/^\/media\//, ''))

/** All variants a picture may have. @param {string} key @returns {Variant[]} */
export const variantsOf = (key) => (hasVariants(key) ? widthsOf(key).map((width) => ({ key, width })) : [])

/** The variant at an address; null when there can be none. @param {string} path @returns {Variant | null} */
export function variantAt(path) {
  const [, base = '', digits = ''] = ADDRESS.exec(path) ?? []
  const key = PIXELS.test(base) ? base : base + USUAL
  const width = widthsOf(key).find((known) => String(known) === digits)
  if (width === undefined) return null
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

/**
 * The shop's own pictures never change under their key. Those of members may be deleted: shared caches forget them within minutes.
 * @param {Variant} variant @param {VariantFormat} format
 */
export const variantHeaders = ({ key }, format) => ({
  'content-type': `image/${format}`,
  'cache-control': isUpload(key)
    ? 'public, max-age=86400, s-maxage=300'
    : 'public, max-age=31536000, immutable',
  vary: 'Accept',
})

/**
 * The address of the next narrower variant of the same picture; null for the narrowest, and for addresses of no variant.
 * @param {string} path @returns {string | null}
 */
export function narrowerVariant(path) {
  const variant = variantAt(path)
  if (variant === null) return null
  const narrower = widthsOf(variant.key)
    .filter((width) => width < variant.width && width >= LEAST_SAVED)
    .at(-1)
  return narrower === undefined ? null : path.replace(/\d+$/, String(narrower))
}
