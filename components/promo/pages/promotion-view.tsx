import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { ProductGrid } from '@/components/catalog/listing/product-grid'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { giftConditions, reasonSentence } from '@/components/offers/condition-text'
import { sectionProductIds } from '@/domain/campaign/section-products'
import type { Promotion } from '@/domain/catalog/promotion'
import { cleanHtml } from '@/lib/clean-html'
import { formatDate, formatLastDay } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import type { PromotionPage } from '@/lib/pages/promo-pages'
import type { ProductCard } from '@/domain/catalog/product'
import { Countdown } from '../flash-sale/countdown'
import { useCountdownUnits } from '../flash-sale/countdown-units'
import { PromoCards } from './promo-card'

const OFFERS: readonly Promotion['category'][] = ['gift_with_purchase', 'buy_one_get_one']

/** Slot of the picture in its head. */
const HEAD_SLOT = '(min-width: 1240px) 477px, (min-width: 768px) 38vw, 100vw'

/** A promotion's own page: period, description, products and terms; once it has ended, running promotions instead. */
export function PromotionView({ promotion, state, isNear, products, others }: PromotionPage) {
  const t = useTranslations('promo.page')
  const terms = cleanHtml(promotion.more_info.tnc)
  const isOver = state === 'over'
  return (
    <>
      <PromotionHead {...{ promotion, state, isNear }} />
      {isOver && (
        <div className="mt-10 grid gap-5">
          {others.length > 0 && (
            <Section title={t('others')}>
              <PromoCards promotions={others} isPlain />
            </Section>
          )}
          <ButtonLink href="/promo" variant="secondary" className="justify-self-start">
            {t('allPromo')}
          </ButtonLink>
        </div>
      )}
      <PromotionSections promotion={promotion} products={products} />
      {products.length > 0 && sectionProductIds(promotion.sections).length === 0 && (
        <div className="mt-12">
          <Section title={t('products')}>
            <ProductGrid products={products} />
          </Section>
        </div>
      )}
      {terms && (
        <section aria-label={t('terms')} className="mt-12 max-w-prose text-sm">
          <h2 className="mb-3 text-lg">{t('terms')}</h2>
          <div
            className="text-muted [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-3 [&_ul]:list-disc [&_ul]:pl-5"
            dangerouslySetInnerHTML={{ __html: terms }}
          />
        </section>
      )}
    </>
  )
}

function PromotionHead({ promotion, state, isNear }: Pick<PromotionPage, 'promotion' | 'state' | 'isNear'>) {
  const t = useTranslations('promo.page')
  const labels = useTranslations('promo')
  const reason = useTranslations('product.reason')
  const units = useCountdownUnits()
  const { name, description, category, gift, more_info, start_date, end_date } = promotion
  const isUpcoming = state === 'upcoming'
  return (
    <header
      data-promotion-id={promotion._id}
      className="mt-4 grid overflow-hidden rounded-lg bg-accent-soft tablet:has-[>img]:grid-cols-[3fr_2fr]"
    >
      <div className="p-5 tablet:p-8">
        {state !== 'current' && <Badge tone={isUpcoming ? 'gold' : 'muted'}>{t(state)}</Badge>}
        <h1 className="mt-2 max-w-3xl font-display text-2xl text-balance tablet:text-3xl">{name}</h1>
        {description && <p className="mt-3 max-w-prose">{description}</p>}
        {OFFERS.includes(category) && (
          <p className="mt-2 max-w-prose text-sm">
            {reasonSentence(giftConditions(promotion.reason), reason)}
          </p>
        )}
        {gift && (
          <p className="mt-2 text-sm font-semibold text-accent-dark">{labels('gift', { name: gift.name })}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 text-sm text-muted">
          {state === 'over' && <p className="text-ink">{t('overText', { date: formatLastDay(end_date) })}</p>}
          {state === 'current' && <p>{labels('until', { date: formatLastDay(end_date) })}</p>}
          {isUpcoming && <p className="text-ink">{t('upcomingText', { date: formatDate(start_date) })}</p>}
          {isNear && (
            <Countdown
              endsAt={isUpcoming ? start_date : end_date}
              texts={{ ends: t(isUpcoming ? 'starts' : 'ends'), over: t('turned'), units }}
            />
          )}
        </div>
      </div>
      {more_info.image && isServable(more_info.image.url) && (
        <Picture
          src={more_info.image.url}
          alt=""
          width={more_info.image.width}
          height={more_info.image.height}
          slot={{ sizes: HEAD_SLOT, width: more_info.image.width }}
          priority
          className="order-first aspect-[2/1] size-full object-cover tablet:order-none tablet:aspect-[3/2]"
        />
      )}
    </header>
  )
}

interface PromotionSectionsProps {
  promotion: Promotion
  /** cards of the sections' products */
  products: readonly ProductCard[]
}

/** A promotion's content, section by section: texts, and products still for sale. Campaigns have more types, and a page of their own. */
function PromotionSections({ promotion, products }: PromotionSectionsProps) {
  const cards = new Map(products.map((product) => [product.id, product]))
  return promotion.sections.map((section, index) => {
    if (section.type !== 'text' && section.type !== 'products') return null
    const { title, body, product_ids } = section
    const shelf = product_ids.flatMap((id) => cards.get(id) ?? [])
    const html = cleanHtml(body)
    if (!html && shelf.length === 0) return null
    return (
      <div key={`${index}-${title}`} className="mt-12">
        <Section title={title}>
          {html && (
            <div
              className="max-w-prose [&_li]:mb-1 [&_p]:mb-3 [&_ul]:list-disc [&_ul]:pl-5"
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
          {shelf.length > 0 && <ProductGrid products={shelf} />}
        </Section>
      </div>
    )
  })
}
