import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { BrandLetter } from '@/domain/catalog/brand'
import { formatNumber } from '@/lib/format'
import { brandPath } from '@/lib/routes'

const anchorOf = (letter: string) => (letter === '#' ? 'brands-other' : `brands-${letter}`)

/** All brands by initial, with a row of letters to jump by. */
export function BrandIndex({ letters }: { letters: readonly BrandLetter[] }) {
  const t = useTranslations('listing')
  if (letters.length === 0) return null
  return (
    <>
      <nav aria-label={t('brandsLetters')} className="border-y border-line">
        <ul className="flex flex-wrap">
          {letters.map(({ letter }) => (
            <li key={letter}>
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
          aria-labelledby={anchorOf(letter)}
          className="grid gap-2 border-b border-line py-6 tablet:grid-cols-[5rem_1fr]"
        >
          <h2 id={anchorOf(letter)} className="scroll-mt-24 font-display text-2xl text-accent">
            <span className="sr-only">
              {letter === '#' ? t('brandsOther') : t('brandsLetter', { letter })}
            </span>
            <span aria-hidden>{letter}</span>
          </h2>
          <ul className="grid grid-cols-2 gap-x-6 tablet:grid-cols-3 desktop:grid-cols-4">
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link
                  href={brandPath(brand)}
                  prefetch={false}
                  className="flex min-h-11 items-center gap-2 hover:text-accent"
                >
                  {brand.name}
                  <span className="text-xs text-muted">
                    <span className="sr-only">
                      {t('count', { count: formatNumber(brand.product_count) })}
                    </span>
                    <span aria-hidden>{formatNumber(brand.product_count)}</span>
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
