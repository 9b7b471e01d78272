import { useTranslations } from 'next-intl'
import type { Banner } from '@/domain/catalog/banner'
import { BannerArt } from '@/components/banners/banner-art'
import { BannerLink, bannersOf } from '@/components/banners/banner-picture'
import { HeroCarousel } from './hero-carousel'

const SIZES = { wide: '(min-width: 1240px) 1192px, calc(100vw - 48px)', narrow: '100vw' }

/** The large banners at the top of the home page; the first is the page's largest paint. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('home')
  const heroes = bannersOf(banners, 'hero')
  if (heroes.length === 0) return null
  const slideLabels = heroes.map(({ title }, index) =>
    t('heroSlide', { number: index + 1, total: heroes.length, title }),
  )
  return (
    <div className="tablet:container-page -mb-3 tablet:pt-4">
      <HeroCarousel
        label={t('heroLabel')}
        previousLabel={t('heroPrevious')}
        nextLabel={t('heroNext')}
        slideLabels={slideLabels}
      >
        {heroes.map((banner, index) => (
          <li key={banner._id} className="w-full shrink-0 snap-center">
            <BannerLink href={banner.link} className="block h-full focus-visible:-outline-offset-4">
              <BannerArt banner={banner} form="hero" sizes={SIZES} priority={index === 0} />
            </BannerLink>
          </li>
        ))}
      </HeroCarousel>
    </div>
  )
}
