import Heart from '@/components/wishlist/heart'
import { QuickViewButton } from './quick-view-button'

export interface CardButtonsProps {
  productId: number
  combinationId: string
  /** what a screen reader says, the product's name included */
  wish: string
  quickView: string
}

/** The heart over a card's picture, and the quick view: over the picture where a pointer rests on it, else in the card's last line. */
export default function CardButtons({ productId, combinationId, wish, quickView }: CardButtonsProps) {
  return (
    <>
      <Heart
        productId={productId}
        combinationId={combinationId}
        label={wish}
        className="absolute top-1 right-1 z-10 bg-paper/90"
      />
      <span className="pointer-events-none absolute inset-x-0 top-0 z-10 max-desktop:bottom-0 desktop:aspect-square">
        <QuickViewButton
          productId={productId}
          label={quickView}
          className="pointer-events-auto absolute bottom-0 -left-2 desktop:right-1 desktop:bottom-1 desktop:left-auto desktop:opacity-0 desktop:group-hover:opacity-100 desktop:focus-visible:opacity-100"
        />
      </span>
    </>
  )
}
