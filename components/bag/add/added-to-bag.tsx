'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { ProductPicture } from '@/components/goods/picture'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { countedPieces } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { useKnownBag } from '@/lib/client/bag/bag'
import { FreeShipping } from '../page/free-shipping'
import { addedToBagOverlay, type AddedToBagProps } from '../overlays'

/** Confirms what was added (OVL-07), shows the bag's total, and links onward. */
export default function AddedToBag({ lineId, quantity }: AddedToBagProps) {
  const t = useTranslations('addToBag')
  const bag = useKnownBag()
  const line = bag?.lines.find(({ id }) => id === lineId)
  return (
    <OverlayFrame
      title={t('added')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" className="px-3!" onClick={() => closeOverlay(addedToBagOverlay)}>
            {t('goShopping')}
          </Button>
          <ButtonLink href="/order" className="px-3!">
            {t('seeBag')}
          </ButtonLink>
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        {line && <Added line={line} quantity={quantity} />}
        {bag && (
          <>
            <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
              <span>{t('bagTotal', { count: countedPieces(bag.lines) })}</span>
              <span className="text-lg font-semibold">{formatMoney(bag.total)}</span>
            </p>
            <FreeShipping bag={bag} />
          </>
        )}
      </div>
    </OverlayFrame>
  )
}

function Added({ line, quantity }: { line: BagLineView; quantity: number }) {
  const t = useTranslations('addToBag')
  return (
    <div className="flex gap-4">
      <span className="relative shrink-0">
        <ProductPicture
          image={line.image_url ? { url: line.image_url } : undefined}
          alt=""
          sizes={80}
          className="size-20 rounded-md"
        />
        <span className="absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full bg-success text-white">
          <Icon name="check" size={14} className="stroke-2" />
        </span>
      </span>
      <div className="grid min-w-0 content-start gap-0.5 text-sm">
        <p className="text-xs text-muted">{line.brand.name}</p>
        <p title={line.name} className="max-w-[21ch] truncate font-semibold">
          {line.name}
        </p>
        {line.variant && <p className="text-muted">{line.variant}</p>}
        <p>
          {t('pieces', { count: quantity })}{' '}
          <span className="font-semibold">{formatMoney(line.unit_price)}</span>
        </p>
      </div>
    </div>
  )
}
