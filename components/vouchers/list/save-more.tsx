import { useTranslations } from 'next-intl'
import { ProductGrid } from '@/components/catalog/listing/product-grid'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Pager } from '@/components/ui/pager'
import { Section } from '@/components/ui/section'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { formatDate, formatLastDay } from '@/lib/format'
import type { SaveMorePage, VoucherProducts } from '@/lib/pages/promo-pages'
import { saveMorePath } from '@/lib/listing/promotion-path'
import { tierTexts } from '../discount-text'

/** A voucher of 'buy more, save more': its tiers, and the products that count. */
export function SaveMore({ voucher, state, shelves, page }: SaveMorePage & { page: number }) {
  const t = useTranslations('vouchers.saveMore')
  const isEmpty = shelves.every(({ products }) => products.length === 0)
  const [only, ...others] = shelves
  const pages = only && others.length === 0 ? pageCount(only.total, PAGE_SIZE) : 1
  return (
    <>
      <SaveMoreHead voucher={voucher} state={state} />
      {state === 'over' && (
        <ButtonLink href="/promo" variant="secondary" className="mt-6">
          {t('all')}
        </ButtonLink>
      )}
      {isEmpty && <p className="py-16 text-center text-muted">{t('empty')}</p>}
      {shelves
        .filter(({ products }) => products.length > 0)
        .map((shelf, index) => (
          <Shelf key={`${shelf.kind}-${shelf.name ?? ''}`} shelf={shelf} isFirst={index === 0} />
        ))}
      {pages > 1 && (
        <div className="mt-12">
          <Pager
            page={page}
            pages={pages}
            hrefOf={(number) => saveMorePath(voucher, number)}
            label={t('pager', { name: voucher.name })}
          />
        </div>
      )}
    </>
  )
}

function SaveMoreHead({ voucher, state }: Pick<SaveMorePage, 'voucher' | 'state'>) {
  const t = useTranslations('vouchers.saveMore')
  const vouchers = useTranslations('vouchers')
  const page = useTranslations('promo.page')
  const { name, description, start_date, end_date } = voucher
  return (
    <header className="mt-4 rounded-lg bg-accent-soft p-5 tablet:p-8">
      {state !== 'current' && <Badge tone={state === 'upcoming' ? 'gold' : 'muted'}>{page(state)}</Badge>}
      <h1 className="mt-2 max-w-3xl font-display text-2xl text-balance tablet:text-3xl">{name}</h1>
      {description && <p className="mt-3 max-w-prose">{description}</p>}
      <ul aria-label={t('tiers')} className="mt-4 flex flex-wrap gap-2">
        {tierTexts(voucher, vouchers).map((tier) => (
          <li key={tier} className="rounded-full bg-paper px-4 py-2 text-sm font-semibold text-accent-dark">
            {tier}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {state === 'over' && t('over', { date: formatLastDay(end_date) })}
        {state === 'upcoming' && t('upcoming', { date: formatDate(start_date) })}
        {state === 'current' && vouchers('until', { date: formatLastDay(end_date) })}
      </p>
    </header>
  )
}

function Shelf({ shelf: { kind, name, products }, isFirst }: { shelf: VoucherProducts; isFirst: boolean }) {
  const t = useTranslations('vouchers.saveMore')
  const title =
    name !== null && (kind === 'brands' || kind === 'categories') ? t(kind, { name }) : t('products')
  return (
    <div className="mt-10">
      <Section title={title}>
        <ProductGrid products={products} isFirst={isFirst} />
      </Section>
    </div>
  )
}
