import {
  variantAt,
  variantFile,
  variantFormat,
  variantHeaders,
  variantOfFile,
  variantPrefix,
  variantsOf,
} from '@/domain/picture-variant.js'

it.each([
  ['/media/demo/product/12.webp', '/i/demo/product/12.'],
  ['/media/products/12/front.jpg', '/i/products/12/front.jpg.'],
  ['/media/products/12/front.jpg.webp', '/i/products/12/front.jpg.webp.'],
  ['/media/uploads/7-abc.jpg', '/i/uploads/7-abc.jpg.'],
])('gives %s variants at %s', (url, prefix) => {
  expect(variantPrefix(url)).toBe(prefix)
  expect(variantAt(`${prefix}300`)).toEqual({ key: url.slice('/media/'.length), width: 300 })
})

it.each([
  '/media/proofs/proof-1.jpg',
  '/media/contact/contact-1.jpg',
  '/media/frame.svg',
  '/media/../secret.webp',
  '/media/.variants/a.webp',
  '/media/a b.webp',
  '/logo.png',
])('gives %s no variants', (url) => expect(variantPrefix(url)).toBeNull())

it.each([
  '/i/demo/product/12.299',
  '/i/demo/product/12.0300',
  '/i/demo/product/12',
  // Wider than any upload.
  '/i/uploads/7-abc.jpg.1280',
  '/i/proofs/proof-1.jpg.300',
  '/i/contact/contact-1.jpg.300',
  '/i/../secret.300',
  '/i/a/..%2fsecret.300',
  '/i/.variants/a.300',
  // A second address of /i/demo/product/12.300.
  '/i/demo/product/12.webp.300',
  '/media/demo/product/12.300',
])('finds no variant at %s', (path) => expect(variantAt(path)).toBeNull())

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'webp'],
  [undefined, 'webp'],
])('answers a browser that accepts %s with %s', (accept, format) =>
  expect(variantFormat(accept)).toBe(format),
)

it('keeps variants in a folder that no address of a picture reaches', () => {
  const variant = { key: 'demo/a.webp', width: 64 }
  expect(variantFile(variant, 'avif')).toBe('.variants/demo/a.webp.64.avif')
  expect(variantOfFile('demo/a.webp.64.avif')).toEqual(variant)
  expect(variantOfFile('demo/a.webp.65.avif')).toBeNull()
  expect(variantOfFile('demo/a.webp.64.avif.1234.draft')).toBeNull()
})

it('lets shared caches forget the picture of a member soon', () => {
  const cachingOf = (key: string) => variantHeaders({ key, width: 64 }, 'avif')['cache-control']
  expect(cachingOf('products/1.webp')).toBe('public, max-age=31536000, immutable')
  expect(cachingOf('uploads/7-abc.jpg')).toBe('public, max-age=86400, s-maxage=300')
})

it('lists the variants a picture may have', () => {
  expect(variantsOf('uploads/7-abc.jpg').map(({ width }) => width)).toEqual([
    64, 128, 192, 300, 420, 560, 800,
  ])
  expect(variantsOf('proofs/proof-1.jpg')).toEqual([])
})
