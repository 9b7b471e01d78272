import Heart from '@/components/wishlist/heart'
import { QuickViewButton } from './quick-view-button'

export interface CardButtonsProps {
  productId: number
  combinationId: string
  /** what a screen reader says, the product's name included */
  wish: string
  quickView: string
}

/** The wishlist heart and the quick view of a card. */
export default function CardButtons({ productId, combinationId, wish, quickView }: CardButtonsProps) {
  return (
    <>
      <Heart
        productId={productId}
        combinationId={combinationId}
        label={wish}
        className="absolute top-1 right-1 z-10 bg-paper/90"
      />
      <QuickViewButton
        productId={productId}
        label={quickView}
        className="absolute right-1 bottom-1 z-10 desktop:opacity-0 desktop:group-hover:opacity-100 desktop:focus-visible:opacity-100"
      />
    </>
  )
}
