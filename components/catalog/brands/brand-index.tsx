import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BrandLogo } from '@/components/goods/brand-logo'
import type { BrandLetter } from '@/domain/catalog/brand'
import { foldText } from '@/domain/text'
import { formatNumber } from '@/lib/format'
import { brandPath } from '@/lib/pages/routes'
import { textTemplate } from '@/lib/text-template'
import { BrandIndexFilter } from './brand-index-filter'

const LOGO_WIDTH = 128

const anchorOf = (letter: string) => (letter === '#' ? 'brands-other' : `brands-${letter}`)

/** All brands by initial with their logos: a filter box, and letters to jump to. */
export function BrandIndex({ letters }: { letters: readonly BrandLetter[] }) {
  const t = useTranslations('listing')
  if (letters.length === 0) return null
  return (
    <>
      <BrandIndexFilter
        names={letters.flatMap(({ brands }) => brands.map(({ name }) => foldText(name)))}
        texts={{ label: t('brandsFind'), found: textTemplate(t.raw('brandsFound')), none: t('brandsNone') }}
      />
      <nav
        aria-label={t('brandsLetters')}
        className="sticky top-0 z-10 -mx-4 mt-4 border-y border-line bg-paper tablet:mx-0 desktop:static"
      >
        <ul className="scroll-row px-4 tablet:flex-wrap tablet:px-0">
          {letters.map(({ letter }) => (
            <li key={letter} className="shrink-0">
              <a
                href={`#${anchorOf(letter)}`}
                className="grid size-11 place-items-center font-semibold hover:text-accent"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, brands }) => (
        <section key={letter} data-brand-letter aria-labelledby={anchorOf(letter)} className="brand-letter">
          <h2 id={anchorOf(letter)}>
            <span className="sr-only">
              {letter === '#' ? t('brandsOther') : t('brandsLetter', { letter })}
            </span>
            <span aria-hidden>{letter}</span>
          </h2>
          <ul>
            {brands.map((brand) => (
              <li key={brand.id} data-brand={foldText(brand.name)}>
                <Link href={brandPath(brand)} prefetch={false}>
                  <BrandLogo brand={brand} alt="" width={LOGO_WIDTH} className="w-full max-w-32" />
                  <span>{brand.name}</span>
                  <small>{t('count', { count: formatNumber(brand.product_count) })}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
