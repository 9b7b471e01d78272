import { galleryPhotos } from '@/components/catalog/gallery/photos'

const cover = ['/pink-front', '/pink-angle', '/pink-scene']

describe('the photos of a gallery', () => {
  it.each([
    [
      'the own ones alone of a shade that has several',
      ['/red', '/red-skin', '/red-texture'],
      ['/red', '/red-skin', '/red-texture'],
    ],
    ['the own one first, where it is the only one', ['/red'], ['/red', ...cover]],
    ["the product's, where a combination has none", [], cover],
    ['each once', ['/pink-front'], cover],
  ])('are %s (PDP-11)', (_, own, shown) => {
    expect(galleryPhotos(own, cover)).toEqual(shown)
  })

  it('are seven at most (PDP-05)', () => {
    expect(
      galleryPhotos(
        Array.from({ length: 9 }, (_, at) => `/${at}`),
        cover,
      ),
    ).toHaveLength(7)
  })
})
