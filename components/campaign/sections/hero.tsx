import { Picture } from '@/components/ui/picture'
import { ButtonLink } from '@/components/ui/button'
import { isServable } from '@/lib/pictures'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

const SLOT = '(min-width: 1240px) 744px, (min-width: 768px) 60vw, 100vw'

/** A picture with a title, a text and a link. */
export function HeroSection({ section: { title, body, image, link }, isFirst }: SectionProps<'hero'>) {
  return (
    <section
      aria-label={title}
      className="grid overflow-hidden rounded-lg bg-accent-soft tablet:has-[>img]:grid-cols-[2fr_3fr]"
    >
      <div className="flex flex-col items-start justify-center p-5 tablet:p-8">
        {title && <h2 className="font-display text-xl text-balance tablet:text-2xl">{title}</h2>}
        <RichText html={body} className="mt-3" />
        {link && (
          <ButtonLink href={link.href} className="mt-5">
            {link.label}
          </ButtonLink>
        )}
      </div>
      {image && isServable(image.url) && (
        <Picture
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          slot={{ sizes: SLOT, width: image.width }}
          priority={isFirst}
          className="order-first aspect-[3/2] size-full object-cover tablet:order-none"
        />
      )}
    </section>
  )
}
