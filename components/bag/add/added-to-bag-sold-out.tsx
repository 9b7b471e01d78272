'use client'

import { useTranslations } from 'next-intl'
import { NotifyButton } from '@/components/goods/notify-me/notify-button'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import type { Choice } from '@/components/goods/choice/choice'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { ProductPicture } from '@/components/goods/picture'
import { ButtonLink } from '@/components/ui/button'
import type { Product } from '@/domain/catalog/product'
import { withInstruction } from '@/lib/client/failure'
import { categoryPath, productPath } from '@/lib/pages/routes'
import { AddButton } from './add-button'
import { Notice } from '@/components/ui/notice'
import { questionForClassification } from './add-request'
import { addedToBagSoldOutOverlay, type AddedToBagSoldOutProps } from '../overlays'
import { useProduct } from './use-product'

/** The chosen combination has sold out in the meantime (OVL-07): says so and offers the others of the product. */
export default function AddedToBagSoldOut({ productId, combinationId, quantity }: AddedToBagSoldOutProps) {
  const t = useTranslations('addToBag')
  const { product, isGone, hasFailed, error, retry } = useProduct(productId)
  return (
    <OverlayFrame title={t('soldOutTitle')}>
      {product ? (
        <Alternatives product={product} combinationId={combinationId} quantity={quantity} />
      ) : isGone ? (
        <Notice
          text={t('gone')}
          action={t('close')}
          onAction={() => closeOverlay(addedToBagSoldOutOverlay)}
        />
      ) : hasFailed ? (
        <Notice text={withInstruction(t('failed'), error)} action={t('retry')} onAction={retry} />
      ) : (
        <div role="status" aria-label={t('loading')} className="grid animate-pulse gap-4 p-5">
          <div className="h-16 rounded-md bg-sand" />
          <div className="h-16 rounded-md bg-sand" />
        </div>
      )}
    </OverlayFrame>
  )
}

interface AlternativesProps {
  product: Product
  combinationId: string
  quantity: number
}

function Alternatives({ product, combinationId, quantity }: AlternativesProps) {
  const t = useTranslations('addToBag')
  const notify = useTranslations('notifyMe')
  const choices = choicesOf(product, useTranslations('card.state'))
  const wanted = choices.find(({ id }) => id === combinationId)
  const others = choices.filter(({ id, isBuyable }) => isBuyable && id !== combinationId)
  return (
    <div className="grid gap-4 p-5">
      <p>
        {wanted?.name
          ? t('soldOutKind', { name: product.name, kind: wanted.name })
          : t('soldOut', { name: product.name })}
      </p>
      {wanted && !wanted.isBuyable && (
        <NotifyButton
          goods={{ productId: product.id, combinationId, name: product.name, kind: wanted.name }}
          label={notify('button')}
          size="md"
        />
      )}
      {others.length > 0 ? (
        <>
          <p className="text-sm text-muted">{t('others')}</p>
          <ul className="divide-y divide-line border-y border-line">
            {others.map((choice) => (
              <Other key={choice.id} product={product} choice={choice} quantity={quantity} />
            ))}
          </ul>
        </>
      ) : (
        <div className="grid gap-3 tablet:grid-cols-2">
          <ButtonLink href={categoryPath(product.default_category)}>
            {t('similar', { category: product.default_category.name })}
          </ButtonLink>
          <ButtonLink href={productPath(product)} variant="secondary">
            {t('seeProduct')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Other({ product, choice, quantity }: { product: Product; choice: Choice; quantity: number }) {
  const t = useTranslations('addToBag')
  const image = choice.images[0] ?? product.images[0]?.url
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductPicture
        image={image ? { url: image } : undefined}
        alt=""
        sizes={56}
        className="size-14 shrink-0 rounded-md"
      />
      <p className="min-w-0 grow text-sm">
        {choice.name}
        <span className="block font-semibold">{choice.now}</span>
      </p>
      <AddButton
        productId={product.id}
        combinationId={choice.id}
        quantity={Math.min(quantity, choice.most)}
        ask={questionForClassification(product.classification)}
        from={addedToBagSoldOutOverlay}
        size="md"
        label={t('addThis')}
        busyLabel={t('adding')}
        className="shrink-0 px-4!"
      />
    </li>
  )
}
