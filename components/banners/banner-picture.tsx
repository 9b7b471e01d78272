import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Banner } from '@/domain/catalog/banner'
import { isServable, type PictureSource, pictureSource } from '@/lib/pictures'

/** From this width on a banner shows its wide picture; the same breakpoint as the stylesheet's `tablet`. */
const WIDE = '(min-width: 768px)'
const NARROW = '(max-width: 767.98px)'

/** Banners of one format whose pictures can be shown. */
export const bannersOf = (banners: readonly Banner[], form: Banner['banner_type']) =>
  banners.filter(
    ({ banner_type, image, image_mobile }) =>
      banner_type === form && isServable(image.url) && isServable(image_mobile.url),
  )

/** `sizes` of the wide and of the narrow picture. */
export interface BannerSizes {
  wide: string
  narrow: string
}

/** Empty where the text stands over the picture; otherwise the text is in the picture. */
const altOf = ({ title, more_info: { copy } }: Banner) => (copy ? '' : title)

const sourceOf = ({ url, width, height }: Banner['image'], sizes: string) => ({
  width,
  height,
  ...pictureSource(url, { sizes, width }),
})

const sourcesOf = (banner: Banner, { wide, narrow }: BannerSizes) => ({
  wide: sourceOf(banner.image, wide),
  narrow: sourceOf(banner.image_mobile, narrow),
})

/** Preloads the picture for this screen. Resolves to false when it cannot be loaded. */
export function bannerLoads(banner: Banner, sizes: BannerSizes): Promise<boolean> {
  const { wide, narrow } = sourcesOf(banner, sizes)
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

/** A banner's picture, in a wide and a narrow version where they differ. */
export function BannerPicture({ banner, sizes, priority = false, className }: BannerPictureProps) {
  const alt = altOf(banner)
  const how = {
    className,
    ...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  } as const
  if (banner.image.url === banner.image_mobile.url) {
    const both = `${NARROW} ${sizes.narrow}, ${sizes.wide}`
    const image = sourceOf(banner.image, both)
    return (
      <>
        {priority && <Preload media="all" image={image} />}
        <picture className="contents">
          <img {...how} alt={alt} {...image} />
        </picture>
      </>
    )
  }
  const { wide, narrow } = sourcesOf(banner, sizes)
  return (
    <>
      {priority && <Preload media={WIDE} image={wide} />}
      {priority && <Preload media={NARROW} image={narrow} />}
      <picture className="contents">
        <source
          media={WIDE}
          srcSet={wide.srcSet ?? wide.src}
          sizes={wide.sizes}
          width={wide.width}
          height={wide.height}
        />
        <img {...how} alt={alt} {...narrow} />
      </picture>
    </>
  )
}

function Preload({ media, image }: { media: string; image: PictureSource }) {
  return (
    <link
      rel="preload"
      as="image"
      imageSrcSet={image.srcSet ?? image.src}
      imageSizes={image.sizes}
      media={media}
      fetchPriority="high"
    />
  )
}

/** A banner's link: within the shop, or to a partner's page. */
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
