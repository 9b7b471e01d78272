import { getImageProps } from 'next/image'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Banner } from '@/domain/catalog/banner'
import { isServable } from '@/lib/pictures'

/** From here up a banner shows its wide picture; the same bound as the stylesheet's `tablet`. */
const WIDE = '(min-width: 768px)'
const NARROW = '(max-width: 767.98px)'

/** Banners of one form whose pictures can be shown. */
export const bannersOf = (banners: readonly Banner[], form: Banner['banner_type']) =>
  banners.filter(
    ({ banner_type, image, image_mobile }) =>
      banner_type === form && isServable(image.url) && isServable(image_mobile.url),
  )

/** Slot of the wide and of the narrow picture, as `sizes` says them. */
export interface BannerSizes {
  wide: string
  narrow: string
}

function sourcesOf(banner: Banner, sizes: BannerSizes, priority: boolean) {
  const shared = {
    alt: banner.title,
    ...(priority && ({ loading: 'eager', fetchPriority: 'high' } as const)),
  }
  return {
    wide: getImageProps({ ...shared, ...pictureOf(banner.image), sizes: sizes.wide }).props,
    narrow: getImageProps({ ...shared, ...pictureOf(banner.image_mobile), sizes: sizes.narrow }).props,
  }
}

/** Fetches the picture this screen would show, so that it is there when it is. False when it cannot be had. */
export function bannerLoads(banner: Banner, sizes: BannerSizes): Promise<boolean> {
  const { wide, narrow } = sourcesOf(banner, sizes, true)
  const { srcSet = '', sizes: slot = '', src } = window.matchMedia(WIDE).matches ? wide : narrow
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.sizes = slot
    picture.srcset = srcSet
    picture.src = src
  })
}

interface BannerPictureProps {
  banner: Banner
  sizes: BannerSizes
  /** the page's largest paint: both pictures are preloaded, each for its own screen */
  priority?: boolean
  className?: string
}

/** A banner's picture, drawn apart for wide and narrow screens; its words are in the picture, so its title is the alternative text. */
export function BannerPicture({ banner, sizes, priority = false, className }: BannerPictureProps) {
  const { wide, narrow } = sourcesOf(banner, sizes, priority)
  return (
    <>
      {priority && <Preload media={WIDE} image={wide} />}
      {priority && <Preload media={NARROW} image={narrow} />}
      <picture>
        <source
          media={WIDE}
          srcSet={wide.srcSet}
          sizes={wide.sizes}
          width={wide.width}
          height={wide.height}
        />
        <img {...narrow} alt={banner.title} className={className} />
      </picture>
    </>
  )
}

const pictureOf = ({ url, width, height }: Banner['image']) => ({ src: url, width, height })

function Preload({ media, image }: { media: string; image: { srcSet?: string; sizes?: string } }) {
  return (
    <link
      rel="preload"
      as="image"
      imageSrcSet={image.srcSet}
      imageSizes={image.sizes}
      media={media}
      fetchPriority="high"
    />
  )
}

/** Where a banner leads: within the shop, or to a partner's page. */
export function BannerLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  )
}
