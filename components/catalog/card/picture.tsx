import Image from 'next/image'
import { isServable } from '@/lib/pictures'
import { PictureStandIn } from './picture-stand-in'

interface ProductPictureProps {
  image: { url: string } | undefined
  alt: string
  /** the slot as the `sizes` attribute says it, or its fixed width in CSS pixels, which makes a much shorter source list */
  sizes: string | number
  /** one of the few pictures that may be the largest paint of the page: preloaded */
  priority?: boolean
  className?: string
}

/** Pictures are made square; the number only tells the browser the shape, the slot decides the size. */
const SQUARE = 800

/** A square product picture, or a drawn stand-in when there is none that can be shown. */
export function ProductPicture({ image, alt, sizes, priority = false, className = '' }: ProductPictureProps) {
  const box = `block aspect-square overflow-hidden bg-sand ${className}`
  if (!image || !isServable(image.url)) {
    return (
      <span className={box}>
        <PictureStandIn name={alt} />
      </span>
    )
  }
  const slot =
    typeof sizes === 'number' ? { width: sizes, height: sizes } : { width: SQUARE, height: SQUARE, sizes }
  return (
    <span className={box}>
      <Image
        src={image.url}
        alt={alt}
        {...slot}
        {...(priority && { preload: true, fetchPriority: 'high' })}
        className="size-full object-cover"
      />
    </span>
  )
}
