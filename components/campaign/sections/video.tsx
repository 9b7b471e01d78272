import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'
import { VideoFacade } from '../parts/video-facade'
import { SectionPicture } from '../parts/section-picture'

const SLOT = '(min-width: 1240px) 900px, 100vw'

const watchAddress = ({ kind, id }: SectionProps<'video'>['section']['source']) =>
  kind === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : id

/** A video: its poster until it is played, so that nothing of it is loaded before. Without scripts the poster links to it. */
export function VideoSection({ section }: SectionProps<'video'>) {
  const t = useTranslations('campaign.video')
  const { title, body, source, duration, poster, captions } = section
  const length = duration > 0 ? `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}` : ''
  return (
    <Section title={title}>
      <RichText html={body} className="mb-5" />
      <VideoFacade
        source={source}
        captions={captions}
        href={watchAddress(source)}
        label={length ? t('playFor', { title, length }) : t('play', { title })}
        title={title}
        length={length}
        captionsLabel={t('captions')}
      >
        <SectionPicture image={poster} sizes={SLOT} className="absolute inset-0 size-full object-cover" />
      </VideoFacade>
    </Section>
  )
}
