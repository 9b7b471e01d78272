import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'

interface EmptyListingProps {
  /** name of the category or brand */
  name: string
  /** the nearest listing with products */
  up: { name: string; path: string }
}

/** Empty state of a listing, with links onward. */
export function EmptyListing({ name, up }: EmptyListingProps) {
  const t = useTranslations('listing')
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center gap-4 py-20 text-center">
      <EmptyShelf />
      <h2 className="font-display text-xl">{t('emptyTitle')}</h2>
      <p className="text-muted">{t('emptyText', { name })}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={up.path}>{t('emptyUp', { name: up.name })}</ButtonLink>
        <ButtonLink href="/categories" variant="secondary">
          {t('emptyAll')}
        </ButtonLink>
      </p>
    </section>
  )
}

function EmptyShelf() {
  return (
    <svg
      viewBox="0 0 160 96"
      className="w-40 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      <path d="M8 80h144M20 80v10M140 80v10" strokeLinecap="round" />
      <path d="M50 80V56a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v24M57 50V40h10v10" className="fill-accent-soft" />
      <path d="M92 80V66h26v14M89 60h32v6H89z" strokeDasharray="3 4" strokeOpacity="0.6" />
    </svg>
  )
}
