import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { CampaignSection } from '@/domain/campaign/sections'
import { isServable } from '@/lib/pictures'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

const SLOT = '(min-width: 1240px) 400px, (min-width: 768px) 33vw, 50vw'

type GalleryPicture = CampaignSection<'gallery'>['pictures'][number]

/** Pictures with captions, side by side. */
export function GallerySection({ section: { title, body, pictures } }: SectionProps<'gallery'>) {
  const shown = pictures.filter(({ image }) => isServable(image.url))
  if (shown.length === 0) return null
  return (
    <Section title={title}>
      <RichText html={body} className="mb-5" />
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-5">
        {shown.map((picture) => (
          <li key={picture.image.url} className="odd:last:col-span-2 tablet:odd:last:col-span-1">
            <GalleryFigure {...picture} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function GalleryFigure({ image, alt, caption, link }: GalleryPicture) {
  const text = link ? (
    <Link href={link.href} prefetch={false} className="link inline-block py-2">
      {caption || link.label}
    </Link>
  ) : (
    caption
  )
  return (
    <figure>
      <Picture
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        slot={{ sizes: SLOT, width: image.width }}
        className="aspect-[3/2] w-full rounded-lg object-cover"
      />
      {text && <figcaption className="mt-2 text-sm text-muted">{text}</figcaption>}
    </figure>
  )
}
