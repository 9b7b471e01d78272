'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import type { Choice } from '@/components/goods/choice/choice'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { Chooser } from '@/components/goods/choice/chooser'
import { ChoicePrice, ChoiceState } from '@/components/goods/choice/offer'
import { type ChoiceTexts, choiceTexts } from '@/components/goods/choice/texts'
import { ProductPicture } from '@/components/goods/picture'
import { firstAvailable } from '@/domain/catalog/availability'
import type { Product, Classification } from '@/domain/catalog/product'
import { withInstruction } from '@/lib/client/failure'
import { textTemplate } from '@/lib/text-template'
import { ChangeButton } from '../line/change-button'
import { Notice } from '@/components/ui/notice'
import { chooseVariantOverlay, type ChooseVariantProps } from '../overlays'
import { Stepper, tooManyText } from '../line/stepper'
import { AddButton } from './add-button'
import { questionForClassification } from './add-request'
import { useProduct } from './use-product'

/** Chooses a product's variant (OVL-25): to add it, or to replace the one in the bag. */
export default function ChooseVariant({ productId, line }: ChooseVariantProps) {
  const t = useTranslations('addToBag')
  const state = useTranslations('card.state')
  const { product, isGone, hasFailed, error, retry } = useProduct(productId)
  const texts = useChoiceTexts(product?.classification)
  const [chosenId, setChosenId] = useState<string | undefined>(line?.combinationId)
  const [quantity, setQuantity] = useState(1)

  if (!product) {
    return (
      <OverlayFrame title={t(line ? 'changeTitle' : 'chooseTitle')}>
        {isGone ? (
          <Notice text={t('gone')} action={t('close')} onAction={() => closeOverlay(chooseVariantOverlay)} />
        ) : hasFailed ? (
          <Notice text={withInstruction(t('failed'), error)} action={t('retry')} onAction={retry} />
        ) : (
          <Skeleton label={t('loading')} />
        )}
      </OverlayFrame>
    )
  }

  const choices = choicesOf(product, state)
  const wanted = chosenId ?? firstAvailable(product.combinations)?._id
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0]
  if (!chosen) return null
  return (
    <OverlayFrame
      title={t(line ? 'changeTitle' : 'chooseTitle')}
      footer={
        line ? (
          <ChangeButton lineId={line.id} chosen={chosen} isSame={chosen.id === line.combinationId} />
        ) : (
          <Buy product={product} chosen={chosen} quantity={quantity} onQuantity={setQuantity} />
        )
      }
    >
      <div className="grid gap-5 p-5">
        <Chosen product={product} chosen={chosen} texts={texts} />
        {line && choices.length < 2 && <p className="text-sm text-muted">{t('onlyOne')}</p>}
        <Chooser
          choices={choices}
          chosen={chosen}
          onChoose={(choice) => setChosenId(choice.id)}
          texts={texts}
          name="bag-choice"
        />
      </div>
    </OverlayFrame>
  )
}

function Chosen({ product, chosen, texts }: { product: Product; chosen: Choice; texts: ChoiceTexts }) {
  const image = chosen.images[0] ?? product.images[0]?.url
  return (
    <div className="flex gap-4">
      <ProductPicture
        image={image ? { url: image } : undefined}
        alt=""
        sizes={96}
        className="size-24 shrink-0 rounded-md"
      />
      <div className="grid min-w-0 content-start gap-1">
        <p className="text-xs text-muted">{product.brand.name}</p>
        <p className="product-name text-sm">{product.name}</p>
        <div aria-live="polite" className="grid gap-1">
          <ChoicePrice choice={chosen} texts={texts} size="md" />
          <ChoiceState choice={chosen} />
        </div>
      </div>
    </div>
  )
}

interface BuyProps {
  product: Product
  chosen: Choice
  quantity: number
  onQuantity: (quantity: number) => void
}

function Buy({ product, chosen, quantity, onQuantity }: BuyProps) {
  const t = useTranslations('addToBag')
  const ask = questionForClassification(product.classification)
  if (!chosen.isBuyable) return <p className="py-3 text-center text-sm text-muted">{chosen.state.text}</p>
  const amount = Math.min(quantity, chosen.most)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {ask !== 'gift' && (
        <Stepper
          value={amount}
          max={chosen.most}
          onChange={onQuantity}
          texts={{
            quantity: t('quantity'),
            less: t('less'),
            more: t('more'),
            tooMany: tooManyText(chosen.most, { most: t('most'), fewLeft: t('fewLeft', { left: '{left}' }) }),
          }}
        />
      )}
      <AddButton
        productId={product.id}
        combinationId={chosen.id}
        quantity={amount}
        ask={ask}
        from={chooseVariantOverlay}
        label={t(ask === 'gift' ? 'goOn' : chosen.state.kind === 'pre_order' ? 'preorder' : 'add')}
        busyLabel={t('adding')}
        className="min-w-0 grow basis-32 px-4!"
      />
    </div>
  )
}

function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid animate-pulse gap-5 p-5">
      <div className="flex gap-4">
        <div className="size-24 shrink-0 rounded-md bg-sand" />
        <div className="grid grow content-start gap-2">
          <div className="h-4 w-20 rounded-sm bg-sand" />
          <div className="h-5 w-full rounded-sm bg-sand" />
          <div className="h-7 w-32 rounded-sm bg-sand" />
        </div>
      </div>
      <div className="h-12 w-full rounded-md bg-sand" />
      <div className="h-13 w-full rounded-full bg-sand" />
    </div>
  )
}

/** Texts of the chooser within an overlay, which has its namespaces loaded. */
function useChoiceTexts(classification?: Classification): ChoiceTexts {
  const t = useTranslations('product.choice')
  return choiceTexts((key) => textTemplate(t.raw(key)), classification)
}
