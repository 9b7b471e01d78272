'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { NotifyButton } from '@/components/goods/notify-me/notify-button'
import { ProductPicture } from '@/components/goods/picture'
import { PriceLine } from '@/components/goods/price'
import { saleStateText } from '@/components/goods/sale-state-text'
import { saleStateTone } from '@/components/goods/sale-state-tone'
import { Icon } from '@/components/ui/icon'
import { isAwaitable, isBuyable } from '@/domain/catalog/sale-state'
import type { WishlistItem } from '@/domain/wishlist/wishlist'
import { productPath } from '@/lib/pages/routes'
import { MoveButton } from './move-button'

interface WishRowProps {
  item: WishlistItem
  onRemove: () => void
  onMoved: () => Promise<unknown>
}

/** One wish: product, current price and actions. A discontinued one can only be removed. */
export function WishRow({ item, onRemove, onMoved }: WishRowProps) {
  const t = useTranslations('wishlist')
  const state = useTranslations('card.state')
  const { product, combination, is_gone: isGone } = item
  const name = product?.name ?? t('goneName')
  const kind = combination?.name ?? ''
  const isSold = isBuyable(item.state)
  const path = product && !isGone ? `${productPath(product)}?combination=${item.combination_id}` : null
  const image = combination?.image
  const goods = { productId: item.product_id, combinationId: item.combination_id, name, kind }
  return (
    <article aria-label={name} className="flex gap-4 py-5">
      <Picture path={path} image={image ?? null} isDim={!isSold} />
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-1.5">
        {product && <p className="text-xs text-muted">{product.brand.name}</p>}
        <h2 className="-my-1 text-sm font-normal">
          {path ? (
            <Link href={path} prefetch={false} className="product-name py-1 hover:text-accent">
              {name}
            </Link>
          ) : (
            <span className="product-name py-1">{name}</span>
          )}
        </h2>
        {kind && <p className="text-sm text-muted">{kind}</p>}
        {combination && !isGone && (
          <PriceLine
            price={combination.price}
            priceAfterDiscount={combination.price_after_discount}
            size="sm"
          />
        )}
        <p className={`text-sm ${saleStateTone(item.state.kind).text}`}>{saleStateText(item.state, state)}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {isSold && <MoveButton item={item} name={name} onMoved={onMoved} />}
          {isAwaitable(item.state) && <Notify goods={goods} />}
          <button
            type="button"
            aria-label={t('remove', { name })}
            onClick={onRemove}
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-sand hover:text-ink"
          >
            <Icon name="trash-2" />
          </button>
        </div>
      </div>
    </article>
  )
}

function Notify({ goods }: { goods: Parameters<typeof NotifyButton>[0]['goods'] }) {
  const t = useTranslations('notifyMe')
  return <NotifyButton goods={goods} label={t('button')} size="md" className="px-5!" />
}

function Picture({ path, image, isDim }: { path: string | null; image: string | null; isDim: boolean }) {
  const picture = (
    <ProductPicture
      image={image ? { url: image } : undefined}
      alt=""
      sizes={112}
      className={`size-[96px] rounded-md tablet:size-[112px] ${isDim ? 'opacity-55' : ''}`}
    />
  )
  if (path === null) return <span className="shrink-0">{picture}</span>
  return (
    <Link href={path} prefetch={false} tabIndex={-1} aria-hidden className="shrink-0">
      {picture}
    </Link>
  )
}
