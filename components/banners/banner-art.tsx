import type { Banner } from '@/domain/catalog/banner'
import { BannerPicture, type BannerSizes } from './banner-picture'

interface BannerArtProps {
  banner: Banner
  form: 'hero' | 'mini' | 'twin' | 'popup' | 'popup_full'
  sizes: BannerSizes
  priority?: boolean
}

/** A banner: its picture, and its text over the side the picture keeps free (app/_styles/banners.css). */
export function BannerArt({ banner, form, sizes, priority }: BannerArtProps) {
  const {
    title,
    more_info: { copy },
  } = banner
  return (
    <div className="banner" data-form={form} data-tone={copy?.tone}>
      <BannerPicture banner={banner} sizes={sizes} priority={priority} />
      {copy && (
        <p>
          {copy.eyebrow && <b>{copy.eyebrow}</b>} <strong>{title}</strong>{' '}
          {copy.subtitle && <span>{copy.subtitle}</span>} {copy.cta && <u>{copy.cta}</u>}
        </p>
      )}
    </div>
  )
}

/** A one-line banner: picture in a circle and text; without text the picture is the line. */
export function BannerLine({ banner, sizes }: Pick<BannerArtProps, 'banner' | 'sizes'>) {
  const { copy } = banner.more_info
  if (!copy) {
    return <BannerPicture banner={banner} sizes={sizes} className="h-11 w-full object-cover desktop:h-16" />
  }
  return (
    <span className="flex min-h-11 items-center justify-center gap-3 bg-accent-soft px-4 text-sm desktop:min-h-14">
      <BannerPicture
        banner={banner}
        sizes={{ wide: '40px', narrow: '32px' }}
        className="size-8 shrink-0 rounded-full desktop:size-10"
      />
      <span className="font-semibold">{banner.title}</span>
      {copy.cta && (
        <span className="hidden shrink-0 text-accent-dark underline underline-offset-4 tablet:inline">
          {copy.cta}
        </span>
      )}
    </span>
  )
}
