import { BannerLine } from '@/components/banners/banner-art'
import { BannerLink } from '@/components/banners/banner-picture'
import type { Banner } from '@/domain/catalog/banner'
import { MOST_TOP_OR_FLOATING } from '@/domain/constants'
import { isServable } from '@/lib/pictures'

/**
 * The banners at a page's top, side by side where there is space, else in a scrolling row. They are the same for every visitor, so the
 * server renders them: nothing is inserted later, and no space is reserved.
 */
export function TopBanners({ banners }: { banners: readonly Banner[] }) {
  const shown = banners
    .filter(({ image, image_mobile }) => isServable(image.url) && isServable(image_mobile.url))
    .slice(0, MOST_TOP_OR_FLOATING)
  if (shown.length === 0) return null
  const sizes = { wide: `${Math.round(100 / shown.length)}vw`, narrow: '100vw' }
  return (
    <aside aria-label={shown.map(({ title }) => title).join(', ')}>
      <ul className="scroll-row desktop:grid desktop:auto-cols-fr desktop:grid-flow-col">
        {shown.map((banner) => (
          <li key={banner._id} className="w-full shrink-0 snap-center">
            <BannerLink href={banner.link} className="block focus-visible:-outline-offset-4">
              <BannerLine banner={banner} sizes={sizes} />
            </BannerLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
