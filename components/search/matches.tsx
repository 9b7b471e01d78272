import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BrandLogo } from '@/components/catalogue/brand-logo'
import type { Suggestions } from '@/domain/catalog/suggestions'
import { isServable } from '@/lib/pictures'
import { brandPath, categoryPath } from '@/lib/routes'

interface MatchesProps extends Pick<Suggestions, 'brands' | 'categories'> {
  keyword: string
}

/** Brands and categories a keyword names, over its products. */
export function Matches({ keyword, brands, categories }: MatchesProps) {
  const t = useTranslations('search')
  if (brands.length + categories.length === 0) return null
  return (
    <nav aria-label={t('matches', { keyword })} className="-mx-4 mt-4 tablet:mx-0">
      <ul className="scroll-row items-center gap-2 px-4 tablet:flex-wrap tablet:px-0">
        {brands.map((brand) => (
          <li key={brand.id} className="shrink-0 snap-start">
            <Link
              href={brandPath(brand)}
              prefetch={false}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-white px-4 text-sm font-semibold hover:border-accent hover:text-accent"
            >
              {brand.logo !== null && isServable(brand.logo) && (
                <BrandLogo brand={brand} alt="" width={48} className="w-12" />
              )}
              {brand.name}
            </Link>
          </li>
        ))}
        {categories.map((category) => (
          <li key={category.id} className="shrink-0 snap-start">
            <Link
              href={categoryPath(category)}
              prefetch={false}
              className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-accent hover:text-accent"
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
