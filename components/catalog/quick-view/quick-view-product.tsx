import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { AddButton } from '@/components/bag/add/add-button'
import { questionForClassification } from '@/components/bag/add/add-request'
import { NotifyButton } from '@/components/goods/notify-me/notify-button'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { Chooser } from '@/components/goods/choice/chooser'
import { ChoicePrice, ChoiceState } from '@/components/goods/choice/offer'
import { choiceTexts } from '@/components/goods/choice/texts'
import { ProductLabels } from '@/components/catalog/card/labels'
import { ProductPicture } from '@/components/goods/picture'
import { ButtonLink } from '@/components/ui/button'
import { Stars } from '@/components/ui/stars'
import Heart from '@/components/wishlist/heart'
import { firstAvailable } from '@/domain/catalog/availability'
import { flashSaleEnds } from '@/domain/catalog/price'
import type { Product } from '@/domain/catalog/product'
import { formatNumber, formatRating, formatShort } from '@/lib/format'
import { brandPath, productPath } from '@/lib/pages/routes'
import { textTemplate } from '@/lib/text-template'
import { quickViewOverlay } from './overlays'

const SIZES = '(min-width: 992px) 420px, (min-width: 768px) 45vw, 100vw'

/** The product in short; starts with the first available combination. */
export function QuickViewProduct({ product }: { product: Product }) {
  const t = useTranslations('product')
  const quick = useTranslations('quickView')
  const bag = useTranslations('addToBag')
  const card = useTranslations('card')
  const notify = useTranslations('notifyMe')
  const texts = choiceTexts((key) => textTemplate(t.raw(`choice.${key}`)), product.classification)
  const choices = choicesOf(product, useTranslations('card.state'))
  const [chosenId, setChosenId] = useState(firstAvailable(product.combinations)?._id)
  const chosen = choices.find((choice) => choice.id === chosenId) ?? choices[0]
  const image = chosen?.images[0] ?? product.images[0]?.url
  const { average_rating, total_reviews } = product.review_stats
  const path = productPath(product)

  return (
    <div className="grid gap-5 p-5 tablet:grid-cols-2 tablet:gap-8 tablet:p-8">
      <ProductPicture
        image={image ? { url: image } : undefined}
        alt={product.name}
        sizes={SIZES}
        className="rounded-md max-tablet:mx-auto max-tablet:w-full max-tablet:max-w-72"
      />
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap gap-1 empty:hidden">
            {chosen && (
              <ProductLabels
                product={{ ...product, is_flashsale: flashSaleEnds(product).has(chosen.id) }}
                state={chosen.state}
              />
            )}
          </div>
          <Link
            href={brandPath(product.brand)}
            className="-my-1 inline-flex min-h-11 w-fit items-center text-sm font-semibold text-accent hover:underline"
          >
            {product.brand.name}
          </Link>
          <p aria-hidden className="font-display text-xl text-balance">
            {product.name}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {total_reviews > 0 && (
              <>
                <Stars rating={average_rating} />
                <span className="sr-only">{t('ratingSpoken', { rating: formatRating(average_rating) })}</span>
                <span>{t('reviews', { count: formatNumber(total_reviews) })}</span>
              </>
            )}
            {product.total_orders > 0 && (
              <span>{t('sold', { count: formatShort(product.total_orders) })}</span>
            )}
          </p>
        </div>
        {chosen && (
          <>
            <div className="grid gap-1" aria-live="polite">
              <ChoicePrice choice={chosen} texts={texts} size="md" />
              <ChoiceState choice={chosen} />
            </div>
            <Chooser
              choices={choices}
              chosen={chosen}
              onChoose={(choice) => setChosenId(choice.id)}
              texts={texts}
              name="quick-choice"
            />
          </>
        )}
        {chosen && (
          <div className="mt-2 flex gap-3">
            {chosen.isBuyable ? (
              <AddButton
                productId={product.id}
                combinationId={chosen.id}
                ask={questionForClassification(product.classification)}
                from={quickViewOverlay}
                label={bag(chosen.state.kind === 'pre_order' ? 'preorder' : 'add')}
                busyLabel={bag('adding')}
                className="grow"
              />
            ) : (
              chosen.isAwaitable && (
                <NotifyButton
                  goods={{
                    productId: product.id,
                    combinationId: chosen.id,
                    name: product.name,
                    kind: chosen.name,
                  }}
                  label={notify('button')}
                  className="grow"
                />
              )
            )}
            <Heart
              productId={product.id}
              combinationId={chosen.id}
              label={card('wish', { name: product.name })}
              className="size-13! shrink-0 border border-line-strong"
            />
          </div>
        )}
        <ButtonLink
          variant="secondary"
          href={chosen && choices.length > 1 ? `${path}?combination=${chosen.id}` : path}
          size="lg"
          className="w-full"
        >
          {quick('full')}
        </ButtonLink>
      </div>
    </div>
  )
}
