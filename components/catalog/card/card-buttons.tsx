import Heart from '@/components/wishlist/heart'
import { ProductPicture } from './picture'
import { QuickViewButton } from './quick-view-button'

export interface CardButtonsProps {
  productId: number
  combinationId: string
  /** screen reader label, with the product's name */
  wish: string
  quickView: string
  /** address of the picture to show while a pointer rests on the card, and the width of its slot in CSS pixels */
  second?: { url: string; width: number }
}

const hasPointer = () => window.matchMedia('(hover: hover)').matches

/**
 * The client-only parts of a card: the second picture on hover, the heart over the picture, and the quick view, over the picture on hover
 * or in the card's last line.
 */
export default function CardButtons({ productId, combinationId, wish, quickView, second }: CardButtonsProps) {
  return (
    <>
      {second && hasPointer() && (
        // Loaded when a pointer first hovers the card.
        <ProductPicture
          image={second}
          alt=""
          sizes={second.width}
          className="pointer-events-none absolute inset-x-0 top-0 hidden rounded-md desktop:group-hover:block"
        />
      )}
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
