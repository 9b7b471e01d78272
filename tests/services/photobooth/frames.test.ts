import { getBoothFrames } from '@/lib/reads/cached/cached-booth'
import { insertBanners } from '@/services/catalog'
import { transaction } from '@/services/database'
import { useDatabase } from '../database'

// Outside of Next.js there is no cache to mark.
jest.mock('@/lib/cache-manifest', () => ({ cached: () => undefined, tags: {} }))

useDatabase()

const image = { url: '/media/demo/booth/x.webp', width: 1_200, height: 1_800 }
const more_info = { apply: null, search_label: null }
const bannerOf = (type: string, title: string, position: number) => ({
  ...{ type, banner_type: 'mini', title, link: '/store', position },
  ...{ image, image_mobile: image, more_info },
})

it('gives the frames of the photobooth alone, in their order, fifteen at most (PHB-03)', async () => {
  await transaction((tx) =>
    insertBanners(tx, [
      bannerOf('home', 'Trang chủ', 0),
      ...Array.from({ length: 17 }, (_, at) =>
        bannerOf('photobooth_frame_banner', `Khung ${17 - at}`, 17 - at),
      ),
    ]),
  )
  expect((await getBoothFrames()).map(({ name }) => name)).toEqual(
    Array.from({ length: 15 }, (_, at) => `Khung ${at + 1}`),
  )
})
