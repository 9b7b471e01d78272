import { Picture } from '@/components/ui/picture'
import { isServable } from '@/lib/pictures'

interface ProductPictureProps {
  image: { url: string } | undefined
  alt: string
  /** the `sizes` attribute, or the slot's fixed width in CSS pixels, which makes a shorter source list */
  sizes: string | number
  /** preloaded: the picture may be the largest paint of the page */
  priority?: boolean
  className?: string
}

/** Width of the widest variant of a square picture: the large photo of a dense screen. */
const SQUARE = 1280

/** A square product picture, or a placeholder when none can be shown. */
export function ProductPicture({ image, alt, sizes, priority = false, className = '' }: ProductPictureProps) {
  const look = `picture ${className}`.trim()
  if (!image || !isServable(image.url)) {
    return (
      <span className={look}>
        <PictureStandIn name={alt} />
      </span>
    )
  }
  const slot = typeof sizes === 'number' ? sizes : { sizes, width: SQUARE }
  return <Picture src={image.url} alt={alt} slot={slot} priority={priority} className={look} />
}

/** Placeholder of a product without a picture: a bottle with the product's initial. */
function PictureStandIn({ name }: { name: string }) {
  const initial = name.trim().charAt(0).toLocaleUpperCase('vi')
  return (
    <svg
      viewBox="0 0 200 200"
      className="size-full text-accent"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <circle cx="100" cy="104" r="72" className="fill-accent-soft" />
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M88 42h24v22H88z" className="fill-paper" />
        <path
          d="M84 64h32c0 10 14 12 14 26v62a8 8 0 0 1-8 8H78a8 8 0 0 1-8-8V90c0-14 14-16 14-26Z"
          className="fill-paper"
        />
        <path d="M70 96h60M70 140h60" strokeOpacity="0.35" />
      </g>
      <text x="100" y="130" textAnchor="middle" fontSize="34" fill="currentColor" className="font-display">
        {initial}
      </text>
    </svg>
  )
}
