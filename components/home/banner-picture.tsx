import { getImageProps } from 'next/image'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Banner } from '@/domain/catalog/banner'
import { isServable } from '@/lib/pictures'

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

/** Candidates up to the first one as wide as the picture: wider ones add nothing. */
function upTo(width: number, srcSet: string | undefined): string | undefined {
  const candidates = srcSet?.split(', ') ?? []
  const enough = candidates.findIndex((candidate) => Number.parseInt(candidate.split(' ')[1] ?? '') >= width)
  return enough < 0 ? srcSet : candidates.slice(0, enough + 1).join(', ')
}

function sourceOf(banner: Banner, picture: Banner['image'], sizes: string, priority: boolean) {
  const { props } = getImageProps({
    alt: altOf(banner),
    src: picture.url,
    width: picture.width,
    height: picture.height,
    sizes,
    ...(priority && ({ loading: 'eager', fetchPriority: 'high' } as const)),
  })
  return { ...props, srcSet: upTo(picture.width, props.srcSet) }
}

const sourcesOf = (banner: Banner, { wide, narrow }: BannerSizes, priority: boolean) => ({
  wide: sourceOf(banner, banner.image, wide, priority),
  narrow: sourceOf(banner, banner.image_mobile, narrow, priority),
})

/** Preloads the picture for this screen. Resolves to false when it cannot be loaded. */
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

/** A banner's picture, in a wide and a narrow version where they differ. */
export function BannerPicture({ banner, sizes, priority = false, className }: BannerPictureProps) {
  const alt = altOf(banner)
  if (banner.image.url === banner.image_mobile.url) {
    const both = `${NARROW} ${sizes.narrow}, ${sizes.wide}`
    const image = sourceOf(banner, banner.image, both, priority)
    return (
      <>
        {priority && <Preload media="all" image={image} />}
        <picture className="contents">
          <img {...image} alt={alt} className={className} />
        </picture>
      </>
    )
  }
  const { wide, narrow } = sourcesOf(banner, sizes, priority)
  return (
    <>
      {priority && <Preload media={WIDE} image={wide} />}
      {priority && <Preload media={NARROW} image={narrow} />}
      <picture className="contents">
        <source
          media={WIDE}
          srcSet={wide.srcSet}
          sizes={wide.sizes}
          width={wide.width}
          height={wide.height}
        />
        <img {...narrow} alt={alt} className={className} />
      </picture>
    </>
  )
}

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
