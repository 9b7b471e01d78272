import { useTranslations } from 'next-intl'
import type { Banner } from '@/domain/catalog/banner'
import { BannerLink, BannerPicture, bannersOf } from './banner-picture'
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
    <HeroCarousel
      label={t('heroLabel')}
      previousLabel={t('heroPrevious')}
      nextLabel={t('heroNext')}
      slideLabels={slideLabels}
    >
      {heroes.map((banner, index) => (
        <li key={banner._id} className="w-full shrink-0 snap-center">
          <BannerLink href={banner.link} className="block focus-visible:-outline-offset-4">
            <BannerPicture
              banner={banner}
              sizes={SIZES}
              priority={index === 0}
              className="aspect-[4/5] w-full bg-sand object-cover tablet:aspect-[5/2]"
            />
          </BannerLink>
        </li>
      ))}
    </HeroCarousel>
  )
}
