import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BrandLogo } from '@/components/goods/brand-logo'
import type { Suggestions } from '@/domain/catalog/suggestions'
import { tagPath } from '@/lib/listing/paths'
import { isServable } from '@/lib/pictures'
import { brandPath, categoryPath } from '@/lib/pages/routes'
import { LinkChip } from '../link-chip'

/** Maximum number of tags. */
const TAGS = 4

interface MatchesProps extends Pick<Suggestions, 'brands' | 'categories' | 'tags'> {
  keyword: string
}

/** Brands, categories and tags that match a keyword, above its products. */
export function Matches({ keyword, brands, categories, tags }: MatchesProps) {
  const t = useTranslations('search')
  if (brands.length + categories.length + tags.length === 0) return null
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
        {[
          ...categories.map((category) => ({ name: category.name, href: categoryPath(category) })),
          ...tags.slice(0, TAGS).map((tag) => ({ name: tag.name, href: tagPath(tag) })),
        ].map(({ name, href }) => (
          <li key={href} className="shrink-0 snap-start">
            <LinkChip name={name} href={href} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
