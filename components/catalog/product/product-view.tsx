import { useTranslations } from 'next-intl'
import { questionForClassification } from '@/components/bag/add/add-request'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import { reviewsAnchor } from '@/components/reviews/reviews-anchor'
import { ReviewSection } from '@/components/reviews/review-section'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Icon } from '@/components/ui/icon'
import { firstAvailable } from '@/domain/catalog/availability'
import { isBuyable } from '@/domain/catalog/sale-state'
import type { Brand } from '@/domain/catalog/brand'
import type { Product, ProductCard } from '@/domain/catalog/product'
import type { Promotion } from '@/domain/catalog/promotion'
import type { Review, ReviewCount } from '@/domain/review/review'
import type { Voucher } from '@/domain/voucher'
import { productPath } from '@/lib/pages/routes'
import { isServable } from '@/lib/pictures'
import { textTemplate } from '@/lib/text-template'
import { AlsoBuy } from '../rows/also-buy'
import { BuyPanel, choicesId } from './buy-panel'
import { ChoiceProvider } from './choice-context'
import { Description, MoreTexts } from './description'
import { BrandBlock, ProductFacts } from './product-facts'
import { Gallery } from '../gallery/gallery'
import { galleryTexts } from '../gallery/gallery-texts'
import { RecentlyViewed } from '../rows/recently-viewed'
import { StickyBar } from './sticky-bar'

export interface ProductViewProps {
  product: Product
  brand: Brand | null
  crumbs: readonly { name: string; path: string }[]
  page: number
  reviews: readonly Review[]
  highlights: readonly Review[]
  count: ReviewCount
  vouchers: readonly Voucher[]
  gifts: readonly Promotion[]
  alsoBuy: readonly ProductCard[]
}

const buyTexts = (t: (key: string) => string, wish: string, notify: string) => ({
  wish,
  notify,
  add: t('add'),
  preorder: t('preorder'),
  adding: t('adding'),
  quantity: t('quantity'),
  less: t('less'),
  more: t('more'),
  most: t('most'),
  fewLeft: t('fewLeft'),
})

/**
 * A product's page. The parts that depend on the chosen combination (gallery, price, bar) are client components, the rest is plain HTML.
 */
export function ProductView({
  product,
  brand,
  crumbs,
  page,
  reviews,
  highlights,
  count,
  vouchers,
  gifts,
  alsoBuy,
}: ProductViewProps) {
  const t = useTranslations('product')
  const bag = useTranslations('addToBag')
  const card = useTranslations('card')
  const notify = useTranslations('notifyMe')
  const texts = choiceTexts((key) => textTemplate(t.raw(`choice.${key}`)))
  const choices = choicesOf(product, useTranslations('card.state'))
  const opening = firstAvailable(product.combinations)?._id
  const initial = choices.find((choice) => choice.id === opening) ?? choices[0]
  const path = productPath(product)
  const ask = questionForClassification(product.classification)
  if (!initial) return null
  const isOffered = isBuyable(initial.state)
  const similar = <AlsoBuy products={alsoBuy} title={t(isOffered ? 'alsoBuy.title' : 'alsoBuy.instead')} />
  return (
    <main className="container-page pb-16">
      <div className="hidden py-1 tablet:block">
        <Breadcrumb items={crumbs} />
      </div>
      <ChoiceProvider
        choices={choices}
        initial={initial}
        path={path}
        texts={texts}
        buying={{
          productId: product.id,
          name: product.name,
          ...(ask && { ask }),
          texts: buyTexts(
            (key) => textTemplate(bag.raw(key)),
            card('wish', { name: product.name }),
            notify('button'),
          ),
        }}
      >
        <div className="grid grid-cols-1 gap-5 tablet:grid-cols-[minmax(0,1fr)_21rem] tablet:gap-8 desktop:grid-cols-[minmax(0,1fr)_26rem] desktop:gap-14">
          <div className="self-start tablet:sticky tablet:top-20">
            <Gallery
              name={product.name}
              urls={product.images.map((image) => image.url)}
              frameUrl={product.frame_url && isServable(product.frame_url) ? product.frame_url : null}
              zoomIcon={<Icon name="zoom-in" />}
              texts={galleryTexts((key) => textTemplate(t.raw(`gallery.${key}`)))}
            />
          </div>
          <BuyPanel product={product} vouchers={vouchers} gifts={gifts} state={initial.state} />
        </div>
        <StickyBar
          targetId={choicesId(product.id)}
          name={product.name}
          image={product.images[0]?.url ?? null}
          label={choices.length > 1 ? t('bar.choose') : t('bar.reviews')}
          href={choices.length > 1 ? `#${choicesId(product.id)}` : `#${reviewsAnchor(product.id)}`}
        />
      </ChoiceProvider>
      {!isOffered && <div className="mt-12 [&>*]:min-w-0">{similar}</div>}
      <div className="mt-12 grid grid-cols-1 gap-10 tablet:mt-16 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:gap-16">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <section aria-label={t('description.title')}>
            <h2 className="mb-4 font-display text-xl tablet:text-2xl">{t('description.title')}</h2>
            <Description html={product.description} />
          </section>
          <div>
            <MoreTexts product={product} />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <ProductFacts product={product} brand={brand} />
          {brand && <BrandBlock brand={brand} />}
        </div>
      </div>
      <div className="mt-14 grid gap-14 tablet:mt-20 tablet:gap-20 [&>*]:min-w-0">
        <ReviewSection
          productId={product.id}
          productName={product.name}
          path={path}
          page={page}
          reviews={reviews}
          highlights={highlights}
          count={count}
        />
        {isOffered && similar}
        <RecentlyViewed productId={product.id} title={t('recentlyViewed')} />
      </div>
    </main>
  )
}
