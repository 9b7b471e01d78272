import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BrandLogo } from '@/components/goods/brand-logo'
import type { Brand } from '@/domain/catalog/brand'
import { brandPath } from '@/lib/pages/routes'
import { HomeSection } from './home-section'

/** Logos of the brands most bought: two rows to swipe on the phone, a wall on larger screens. */
export function BrandWall({ brands }: { brands: readonly Brand[] }) {
  const t = useTranslations('home')
  if (brands.length === 0) return null
  return (
    <HomeSection title={t('brands')} href="/brands" linkLabel={t('brandsAll')}>
      <ul className="brand-wall scroll-row -mx-4 scroll-px-4 grid auto-cols-[29vw] grid-flow-col grid-rows-2 px-4 tablet:mx-0 tablet:grid-flow-row tablet:auto-cols-auto tablet:grid-cols-4 tablet:grid-rows-none tablet:overflow-visible tablet:px-0 desktop:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link href={brandPath(brand)} prefetch={false}>
              <BrandLogo brand={brand} alt={brand.name} width={150} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
