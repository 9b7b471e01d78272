import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'
import { SectionPicture } from '../parts/section-picture'

/** Leads to the game a campaign belongs to. */
export function MissionSection({ section }: SectionProps<'mission'>) {
  const t = useTranslations('campaign.mission')
  const { title, body, game, image, label } = section
  return (
    <section
      aria-label={title}
      className="grid overflow-hidden rounded-lg border border-line bg-white tablet:has-[>img]:grid-cols-[1fr_2fr]"
    >
      <SectionPicture
        image={image}
        sizes="(min-width: 768px) 33vw, 100vw"
        className="aspect-[2/1] size-full object-cover tablet:aspect-auto"
      />
      <div className="flex flex-col items-start p-5 tablet:p-8">
        <p className="flex items-center gap-2 text-sm text-gold-dark">
          <Icon name="calendar-heart" size={18} />
          {t('eyebrow')}
        </p>
        <h2 className="mt-2 font-display text-xl text-balance">{title}</h2>
        <RichText html={body} className="mt-2" />
        <ButtonLink href={`/${game}`} className="mt-5">
          {label || t('play')}
        </ButtonLink>
      </div>
    </section>
  )
}
