import Image from 'next/image'
import { BannerLink } from '@/components/home/banner-picture'
import type { Banner } from '@/domain/catalog/banner'
import { isServable } from '@/lib/pictures'

/** px, the larger of two: on a phone they stand over what one reads, and are as small as a thumb allows. */
const SIZE = 56

/** The icons of campaigns in the corner, above the way back to the top. */
export function FloatingBanners({ banners }: { banners: readonly Banner[] }) {
  const shown = banners.filter(({ image_mobile }) => isServable(image_mobile.url))
  if (shown.length === 0) return null
  return (
    <aside aria-label={shown.map(({ title }) => title).join(', ')}>
      <ul className="fixed right-2 bottom-34 z-20 grid gap-2 desktop:right-5 desktop:bottom-20">
        {shown.map(({ _id, title, link, image_mobile }) => (
          <li key={_id}>
            <BannerLink
              href={link}
              className="block size-12 overflow-hidden rounded-full desktop:size-14 shadow-float transition-transform hover:scale-105"
            >
              <Image
                src={image_mobile.url}
                alt={title}
                width={SIZE}
                height={SIZE}
                className="size-full object-cover"
              />
            </BannerLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
