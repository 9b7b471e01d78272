'use client'

import { Picture } from '@/components/ui/picture'
import { openOverlay } from '@/components/overlays/store'
import { reviewPhotosOverlay, type WallProduct } from './overlays'

interface PhotoWallButtonProps {
  product: WallProduct
  /** addresses of the photos shown on it */
  photos: readonly string[]
  /** 'Xem ảnh từ 12 đánh giá' */
  label: string
}

/** Opens the photos of all reviews. */
export function PhotoWallButton({ product, photos, label }: PhotoWallButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openOverlay(reviewPhotosOverlay, { product })}
      className="review-wall"
    >
      {photos.map((url) => (
        <Picture key={url} src={url} alt="" width={64} height={64} />
      ))}
      <span>{label}</span>
    </button>
  )
}
