import type { Banner } from '@/domain/catalog/banner'
import { BannerPicture, type BannerSizes } from './banner-picture'

type Form = 'hero' | 'mini' | 'twin' | 'popup' | 'popup_full'

interface Look {
  /** shape of the whole, as the least height by width; a longer text makes it taller */
  box: string
  /** where the text stands; the picture keeps that side calm */
  copy: string
  eyebrow: string
  title: string
  subtitle: string
  cta: 'button' | 'link'
}

/** The picture is lightened or darkened under the text, along these ways. */
const ACROSS = 'bg-linear-to-r to-60%'
const DOWN = 'bg-linear-to-b to-60%'

const SIDE = `${ACROSS} content-center pr-[50%]`
const ABOVE = `${DOWN} content-start`

const LOOKS: Record<Form, Look> = {
  hero: {
    box: 'h-full before:pb-[107%] tablet:rounded-lg tablet:before:pb-[40%]',
    copy: `${ABOVE} px-5 pt-7 pb-[42%] tablet:bg-linear-to-r tablet:content-center tablet:py-6 tablet:pr-[54%] tablet:pl-10 desktop:pl-18`,
    eyebrow: 'mb-2 text-sm',
    title: 'text-2xl tablet:text-3xl desktop:text-4xl',
    subtitle: 'mt-2 text-base desktop:mt-3 desktop:text-lg',
    cta: 'button',
  },
  mini: {
    box: 'h-full rounded-md before:pb-[62.5%]',
    copy: `${SIDE} p-4 desktop:pl-6`,
    eyebrow: 'mb-1 text-xs',
    title: 'text-lg desktop:text-xl',
    subtitle: 'mt-1 text-xs desktop:text-sm',
    cta: 'link',
  },
  twin: {
    box: 'h-full rounded-md before:pb-[50%]',
    copy: `${SIDE} p-4 tablet:pl-6 desktop:pl-10`,
    eyebrow: 'mb-1 text-xs desktop:text-sm',
    title: 'text-xl desktop:text-3xl',
    subtitle: 'mt-1 text-sm desktop:mt-2 desktop:text-base',
    cta: 'link',
  },
  popup: {
    box: 'before:pb-[min(133%,86dvh)]',
    copy: `${ABOVE} px-7 pt-14 pb-[50%]`,
    eyebrow: 'mb-2 text-sm',
    title: 'text-2xl',
    subtitle: 'mt-2 text-base',
    cta: 'button',
  },
  popup_full: {
    box: 'min-h-dvh',
    copy: `${ABOVE} px-7 pt-20 tablet:bg-linear-to-r tablet:content-center tablet:py-10 tablet:pr-[54%] tablet:pl-[8%]`,
    eyebrow: 'mb-3 text-sm',
    title: 'text-3xl desktop:text-4xl',
    subtitle: 'mt-3 text-lg',
    cta: 'button',
  },
}

const TONES = {
  light: {
    text: 'from-paper/60 to-paper/0 text-ink',
    eyebrow: 'text-accent-dark',
    button: 'bg-accent text-white',
  },
  dark: { text: 'from-ink/50 to-ink/0 text-paper', eyebrow: 'text-paper', button: 'bg-paper text-ink' },
}

interface BannerArtProps {
  banner: Banner
  form: Form
  sizes: BannerSizes
  priority?: boolean
}

/** A banner as it stands on a page: its picture, and its text over the side the picture keeps free. */
export function BannerArt({ banner, form, sizes, priority }: BannerArtProps) {
  const { box } = LOOKS[form]
  // A drawn scene leaves its left or its top for text; words in a picture begin at its left.
  const anchor = banner.more_info.copy ? 'object-right-bottom' : 'object-left'
  return (
    <span
      className={`relative grid overflow-clip bg-sand before:col-start-1 before:row-start-1 before:content-[''] ${box}`}
    >
      <BannerPicture
        banner={banner}
        sizes={sizes}
        priority={priority}
        className={`absolute inset-0 size-full object-cover ${anchor}`}
      />
      <BannerText banner={banner} form={form} />
    </span>
  )
}

function BannerText({ banner: { title, more_info }, form }: Pick<BannerArtProps, 'banner' | 'form'>) {
  if (!more_info.copy) return null
  const { eyebrow, subtitle, cta, tone } = more_info.copy
  const { text, eyebrow: eyebrowTone, button } = TONES[tone]
  const look = LOOKS[form]
  return (
    <span className={`relative col-start-1 row-start-1 grid justify-items-start ${text} ${look.copy}`}>
      {eyebrow && <span className={`font-semibold ${eyebrowTone} ${look.eyebrow}`}>{eyebrow}</span>}
      <span className={`font-display text-balance ${look.title}`}>{title}</span>
      {subtitle && <span className={look.subtitle}>{subtitle}</span>}
      {cta &&
        (look.cta === 'button' ? (
          <span
            className={`mt-4 inline-flex min-h-11 items-center rounded-full px-6 text-sm font-semibold desktop:mt-6 ${button}`}
          >
            {cta}
          </span>
        ) : (
          <span className="mt-2 text-xs font-semibold underline underline-offset-4 desktop:mt-3 desktop:text-sm">
            {cta}
          </span>
        ))}
    </span>
  )
}

/** A banner of one line: its picture in a circle and its text; without text the picture is the line. */
export function BannerLine({ banner, sizes }: Pick<BannerArtProps, 'banner' | 'sizes'>) {
  const { copy } = banner.more_info
  if (!copy) {
    return <BannerPicture banner={banner} sizes={sizes} className="h-11 w-full object-cover desktop:h-16" />
  }
  return (
    <span className="flex min-h-11 items-center justify-center gap-3 bg-accent-soft px-4 text-sm desktop:min-h-16">
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
