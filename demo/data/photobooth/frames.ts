import type { FramePicture } from '@/demo/types'
import { looks } from '../promotions/banner-plans'

export interface DemoFrame {
  /** as the shopper reads it */
  name: string
  picture: FramePicture
}

/** Frames of the photobooth, in their order. */
export const frames: readonly DemoFrame[] = [
  {
    name: 'Cánh hồng',
    picture: { window: 'arch', decor: 'petals', palette: looks.rose, caption: 'Hôm nay mình xinh', seed: 11 },
  },
  {
    name: 'Lá non',
    picture: {
      window: 'rounded',
      decor: 'leaves',
      palette: looks.sage,
      caption: 'Da khỏe, lòng vui',
      seed: 12,
    },
  },
  {
    name: 'Nắng sớm',
    picture: { window: 'oval', decor: 'sun', palette: looks.sun, caption: 'Rạng rỡ mỗi ngày', seed: 13 },
  },
  {
    name: 'Đêm nhung',
    picture: { window: 'arch', decor: 'stars', palette: looks.night, caption: 'Tối nay đi đâu?', seed: 14 },
  },
  {
    name: 'Ảnh lấy liền',
    picture: {
      window: 'print',
      decor: 'plain',
      palette: looks.sand,
      caption: 'Gửi nàng của mai sau',
      seed: 15,
    },
  },
]
