import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { bannersOf } from '@/components/banners/banner-picture'
import { MiniBanners, TwinBanners } from '@/components/home/banner-rows'
import { BrandWall } from '@/components/home/brand-wall'
import { CategoryTiles } from '@/components/home/category-tiles'
import { ConcernShelves } from '@/components/home/concern-shelves'
import { FlashSale } from '@/components/home/flash-sale'
import { Hero } from '@/components/home/hero'
import { PhotoReviews } from '@/components/home/photo-reviews'
import { ProductRow } from '@/components/home/product-row'
import { MobileHeader } from '@/components/layout/header/mobile-header'
import { TopBanners } from '@/components/promo/banners/top-banners'
import { JsonLd } from '@/components/seo/json-ld'
import { getHomePage } from '@/lib/pages/home-page'
import { RETURN_DAYS, TRENDING_DAYS } from '@/domain/constants'
import { pageMetadata } from '@/lib/seo/metadata'
import { organizationData, websiteData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta')
  const title = t('title', { site: site.name, tagline: site.tagline })
  return {
    ...pageMetadata({
      title,
      description: t('description', { site: site.name, days: RETURN_DAYS }),
      path: '/',
    }),
    title: { absolute: title },
  }
}

export default async function HomePage() {
  const [t, home] = await Promise.all([getTranslations('home'), getHomePage()])
  const { banners, categories, flashSale, bestSellers, newArrivals, trending, concerns, brands } = home
  const twins = bannersOf(banners, 'twin')
  return (
    <>
      <MobileHeader />
      <TopBanners banners={home.topBanners} />
      <main className="home flex flex-col gap-8 pb-10 tablet:gap-14 tablet:pb-16">
        <h1 className="sr-only">{t('heading', { site: site.name, tagline: site.tagline })}</h1>
        <Hero banners={banners} />
        <CategoryTiles categories={categories} />
        <FlashSale sale={flashSale} />
        <ProductRow
          title={t('bestSellers')}
          eyebrow={t('bestSellersEyebrow')}
          products={bestSellers}
          rankLabel={(rank) => t('rank', { rank })}
        />
        <MiniBanners banners={banners} />
        <ProductRow title={t('newArrivals')} eyebrow={t('newArrivalsEyebrow')} products={newArrivals} />
        <TwinBanners banners={twins.slice(0, 2)} />
        <ConcernShelves shelves={concerns} />
        <ProductRow
          title={t('trending')}
          eyebrow={t('trendingEyebrow', { days: TRENDING_DAYS })}
          products={trending}
        />
        <div className="grid grid-cols-1 gap-4 tablet:gap-6">
          <TwinBanners banners={twins.slice(2, 4)} />
          <BrandWall brands={brands} />
        </div>
        <PhotoReviews reviews={home.reviews} products={home.reviewed} />
        <JsonLd data={[organizationData(), websiteData()]} />
      </main>
    </>
  )
}
