import { BannerLine } from '@/components/home/banner-art'
import { BannerLink } from '@/components/home/banner-picture'
import { type Banner, MOST_TOP_OR_FLOATING } from '@/domain/catalog/banner'
import { isServable } from '@/lib/pictures'

/**
 * The banners of a page's top, one beside the other where there is space, else to be swiped. They are the same for every visitor, so the server draws
 * them with the page: nothing is put into its HTML later, and no room is kept for what may not come.
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
