import { ButtonLink } from '@/components/ui/button'
import { PictureBand } from '../parts/picture-band'
import type { SectionProps } from './section'

/** A picture with a title, a text and a link. */
export function HeroSection({ section: { title, body, image, link }, isFirst }: SectionProps<'hero'>) {
  return (
    <PictureBand
      aria-label={title}
      image={image}
      body={body}
      isFirst={isFirst}
      title={title && <h2 className="font-display text-xl text-balance tablet:text-2xl">{title}</h2>}
    >
      {link && (
        <ButtonLink href={link.href} className="mt-5">
          {link.label}
        </ButtonLink>
      )}
    </PictureBand>
  )
}
