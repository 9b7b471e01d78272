import { pictureSource } from '@/lib/pictures'

const URL = '/media/demo/product/12.webp'
const own = (width: number) => `/i/demo/product/12.${width}`

it.each([
  [280, { src: own(300), srcSet: `${own(560)} 2x` }],
  // 416 and 576 pixels are near enough to 420 and 560.
  [208, { src: own(300), srcSet: `${own(420)} 2x` }],
  [288, { src: own(300), srcSet: `${own(560)} 2x` }],
  [48, { src: own(64), srcSet: `${own(128)} 2x` }],
  // Denser screens have nothing wider to take.
  [1_920, { src: own(1_920) }],
])('gives a slot of %i pixels one source and one for dense screens', (slot, source) =>
  expect(pictureSource(URL, slot)).toEqual(source),
)

it('lists widths up to that of the picture for a slot that follows the screen', () => {
  expect(pictureSource(URL, { sizes: '100vw', width: 1_200 })).toEqual({
    src: own(1_280),
    srcSet: `${own(560)} 560w,${own(800)} 800w,${own(1_280)} 1280w`,
    sizes: '100vw',
  })
  expect(pictureSource(URL, { sizes: '100vw', width: 190 })).toEqual({ src: own(192) })
})

it('takes a fixed width from sizes', () => {
  expect(pictureSource(URL, { sizes: '40px', width: 1_200 })).toEqual(pictureSource(URL, 40))
})

it('offers a member’s picture up to its own size', () => {
  const member = (width: number) => `/i/uploads/7-abc.jpg.${width}`
  expect(pictureSource('/media/uploads/7-abc.jpg', { sizes: '100vw', width: 1_920 })).toEqual({
    src: member(800),
    srcSet: `${member(560)} 560w,${member(800)} 800w`,
    sizes: '100vw',
  })
})

it.each(['/media/proofs/proof-1.jpg', '/media/frame.svg'])('shows %s as it is', (url) =>
  expect(pictureSource(url, 40)).toEqual({ src: url }),
)

it('sends pictures of other hosts through the image service', () => {
  expect(pictureSource('https://cdn.example.com/a b.jpg', 280)).toEqual({
    src: '/_next/image?url=https%3A%2F%2Fcdn.example.com%2Fa%20b.jpg&q=75&w=300',
    srcSet: '/_next/image?url=https%3A%2F%2Fcdn.example.com%2Fa%20b.jpg&q=75&w=560 2x',
  })
})
