import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BrandLogo } from '@/components/catalogue/brand-logo'
import type { Brand } from '@/domain/catalog/brand'
import { brandPath } from '@/lib/routes'
import { HomeSection } from './home-section'

/** Logos of the brands most bought. */
export function BrandWall({ brands }: { brands: readonly Brand[] }) {
  const t = useTranslations('home')
  if (brands.length === 0) return null
  return (
    <HomeSection title={t('brands')} href="/brands" linkLabel={t('brandsAll')}>
      <ul className="grid grid-cols-3 border-t border-l border-line tablet:grid-cols-4 desktop:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand.id} className="border-r border-b border-line">
            <Link
              href={brandPath(brand)}
              prefetch={false}
              className="group grid h-full place-items-center bg-white px-3 py-4 focus-visible:-outline-offset-2 tablet:px-6"
            >
              <BrandLogo
                brand={brand}
                alt={brand.name}
                width={150}
                className="w-full transition-opacity group-hover:opacity-60"
              />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
