import { useTranslations } from 'next-intl'
import type { Banner } from '@/domain/catalog/banner'
import { BannerArt } from '@/components/banners/banner-art'
import { BannerLink, bannersOf } from '@/components/banners/banner-picture'

const MINI_SIZES = { wide: '(min-width: 1240px) 384px, (min-width: 992px) 32vw, 44vw', narrow: '68vw' }
const TWIN_SIZES = { wide: '(min-width: 1240px) 584px, 50vw', narrow: '88vw' }

/** Small banners: a row on the phone, two lines of three on the desktop. */
export function MiniBanners({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('home')
  const minis = bannersOf(banners, 'mini')
  if (minis.length === 0) return null
  return (
    <section aria-label={t('miniLabel')} className="container-page">
      <ul className="scroll-row -mx-4 gap-3 px-4 tablet:-mx-6 tablet:px-6 desktop:mx-0 desktop:grid desktop:grid-cols-3 desktop:gap-5 desktop:px-0">
        {minis.map((banner) => (
          <li key={banner._id} className="w-[68vw] shrink-0 snap-center tablet:w-[44vw] desktop:w-auto">
            <BannerLink href={banner.link} className="block h-full">
              <BannerArt banner={banner} form="mini" sizes={MINI_SIZES} />
            </BannerLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A pair of banners side by side. */
export function TwinBanners({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('home')
  if (banners.length === 0) return null
  return (
    <section
      aria-label={t('twinLabel', { titles: banners.map((banner) => banner.title).join(', ') })}
      className="container-page"
    >
      <ul className="scroll-row -mx-4 gap-3 px-4 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-6 tablet:px-0">
        {banners.map((banner) => (
          <li key={banner._id} className="w-[88vw] shrink-0 snap-center tablet:w-auto">
            <BannerLink href={banner.link} className="block h-full">
              <BannerArt banner={banner} form="twin" sizes={TWIN_SIZES} />
            </BannerLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
