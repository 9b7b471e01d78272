import type { ComponentProps, ReactNode } from 'react'
import type { CampaignSection } from '@/domain/campaign/sections'
import { RichText } from './rich-text'
import { SectionPicture } from './section-picture'

const SLOT = '(min-width: 1240px) 690px, (min-width: 768px) 58vw, 100vw'

interface PictureBandProps {
  image: CampaignSection<'hero'>['image']
  /** rich text below the title */
  body: string
  title: ReactNode
  /** may be the largest paint */
  isFirst: boolean
  /** below the text */
  children: ReactNode
}

/** A title and a text beside a picture, below it on the phone. */
export function PictureBand({
  image,
  body,
  title,
  isFirst,
  children,
  className = '',
  ...element
}: PictureBandProps & Pick<ComponentProps<'section'>, 'aria-label' | 'className'>) {
  return (
    <section
      {...element}
      className={`grid overflow-hidden rounded-lg bg-accent-soft tablet:has-[>img]:grid-cols-[5fr_7fr] ${className}`}
    >
      <div className="flex flex-col items-start justify-center p-5 tablet:p-8">
        {title}
        <RichText html={body} className="mt-3" />
        {children}
      </div>
      <SectionPicture
        image={image}
        sizes={SLOT}
        priority={isFirst}
        className="order-first aspect-[3/2] size-full object-cover tablet:order-none"
      />
    </section>
  )
}
