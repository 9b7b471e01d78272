import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { BrandLogo } from '@/components/catalog/card/brand-logo'
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
        <section
          key={letter}
          data-brand-letter
          aria-labelledby={anchorOf(letter)}
          className="grid gap-3 border-b border-line py-4 tablet:grid-cols-[5rem_1fr] tablet:py-6"
        >
          <h2 id={anchorOf(letter)} className="scroll-mt-24 font-display text-xl text-accent tablet:text-2xl">
            <span className="sr-only">
              {letter === '#' ? t('brandsOther') : t('brandsLetter', { letter })}
            </span>
            <span aria-hidden>{letter}</span>
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2 tablet:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] tablet:gap-3">
            {brands.map((brand) => (
              <li key={brand.id} data-brand={foldText(brand.name)}>
                <Link
                  href={brandPath(brand)}
                  prefetch={false}
                  className="grid h-full justify-items-center gap-1 relative rounded-md border border-line p-1.5 text-center text-xs tablet:p-3 tablet:text-sm hover:border-accent hover:text-accent"
                >
                  <BrandLogo brand={brand} alt="" width={LOGO_WIDTH} className="w-full max-w-32" />
                  <span className="max-w-full break-words">{brand.name}</span>
                  <span className="text-xs text-muted max-tablet:sr-only">
                    {t('count', { count: formatNumber(brand.product_count) })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
