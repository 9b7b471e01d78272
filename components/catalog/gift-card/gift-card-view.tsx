import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import { Description, MoreTexts } from '@/components/catalog/product/description'
import { ProductPicture } from '@/components/goods/picture'
import { ReviewSection } from '@/components/reviews/review-section'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Icon } from '@/components/ui/icon'
import { firstAvailable } from '@/domain/catalog/availability'
import { GIFT_CARD_MONTHS } from '@/domain/constants'
import type { Product, ProductCard } from '@/domain/catalog/product'
import type { Review, ReviewCount } from '@/domain/review/review'
import { productPath } from '@/lib/pages/routes'
import { textTemplate } from '@/lib/text-template'
import { LateGiftCardMaker } from './late-maker'
import { giftCardTexts } from './texts'

interface GiftCardViewProps {
  product: Product
  crumbs: readonly { name: string; path: string }[]
  page: number
  reviews: readonly Review[]
  highlights: readonly Review[]
  count: ReviewCount
  /** related products: the other designs are among them */
  alsoBuy: readonly ProductCard[]
}

/** The page of an electronic gift card: without stock, parcels and returns, with the card itself. */
export function GiftCardView({
  product,
  crumbs,
  page,
  reviews,
  highlights,
  count,
  alsoBuy,
}: GiftCardViewProps) {
  const t = useTranslations('product')
  const choices = choicesOf(product, useTranslations('card.state'))
  const opening = firstAvailable(product.combinations)?._id
  const initial = choices.find((choice) => choice.id === opening) ?? choices[0]
  const path = productPath(product)
  if (!initial) return null
  return (
    <main className="container-page pb-16">
      <div className="hidden py-1 tablet:block">
        <Breadcrumb items={crumbs} />
      </div>
      <LateGiftCardMaker
        productId={product.id}
        name={product.name}
        image={product.images[0]?.url ?? null}
        path={path}
        choices={choices}
        initial={initial}
        choiceTexts={choiceTexts((key) => textTemplate(t.raw(`choice.${key}`)), product.classification)}
        texts={giftCardTexts((key) => textTemplate(t.raw(`giftCard.${key}`)))}
        designs={<Designs cards={alsoBuy.filter(({ classification }) => classification === 'egift')} />}
        heading={
          <div className="grid gap-2">
            <h1 className="font-display text-xl text-balance break-words desktop:text-2xl">{product.name}</h1>
            <p className="text-sm text-muted">{t('giftCard.intro')}</p>
          </div>
        }
        promises={<Promises />}
      />
      <div className="mt-12 grid max-w-[46rem] gap-8 tablet:mt-16">
        <section aria-labelledby="description">
          <h2 id="description" className="mb-4 font-display text-xl tablet:text-2xl">
            {t('giftCard.about')}
          </h2>
          <Description html={product.description} />
        </section>
        <div>
          <MoreTexts product={product} />
        </div>
      </div>
      <div className="mt-14 tablet:mt-20">
        <ReviewSection
          productId={product.id}
          productName={product.name}
          path={path}
          page={page}
          reviews={reviews}
          highlights={highlights}
          count={count}
        />
      </div>
    </main>
  )
}

/** The other designs; the typed text is kept. */
function Designs({ cards }: { cards: readonly ProductCard[] }) {
  const t = useTranslations('product.giftCard')
  if (cards.length === 0) return null
  return (
    <nav aria-label={t('designs')}>
      <p className="mb-2 text-sm text-muted">{t('designs')}</p>
      <ul className="flex flex-wrap gap-2">
        {cards.map((card) => (
          <li key={card.id}>
            <Link href={productPath(card)} title={card.name} className="block rounded-md">
              <ProductPicture
                image={card.images[0]}
                alt={card.name}
                sizes={64}
                className="size-16 rounded-md"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const PROMISES = [
  { key: 'email', icon: 'mail' },
  { key: 'anything', icon: 'gift' },
  { key: 'validity', icon: 'hourglass' },
] as const

function Promises() {
  const t = useTranslations('product.giftCard.promise')
  return (
    <ul aria-label={t('label')} className="grid gap-3 border-t border-line pt-6 text-sm">
      {PROMISES.map(({ key, icon }) => (
        <li key={key} className="flex items-start gap-3">
          <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-muted" />
          <p>
            <span className="font-semibold">{t(key, { months: GIFT_CARD_MONTHS })}</span>{' '}
            <span className="text-muted">{t(`${key}Detail`)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
