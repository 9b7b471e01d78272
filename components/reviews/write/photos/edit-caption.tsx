import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { type HeldPhoto, MOST_CAPTION } from './photo'

interface EditCaptionProps {
  photo: HeldPhoto
  number: number
  onChange: (text: string) => void
  onDone: () => void
}

/** The sub-mode that describes a photo. What is typed is kept at once: leaving in any way loses nothing. */
export function EditCaption({ photo, number, onChange, onDone }: EditCaptionProps) {
  const t = useTranslations('reviewPhotos.caption')
  const id = useId()
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 tabIndex={-1} className="font-display text-xl outline-none">
        {t('title', { number })}
      </h3>
      <img
        src={photo.preview}
        alt={photo.description}
        className="mx-auto max-h-[40dvh] max-w-full rounded-md object-contain"
      />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('label')}
        </label>
        <textarea
          id={id}
          rows={3}
          value={photo.description}
          maxLength={MOST_CAPTION}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-left`}
          onChange={({ target }) => onChange(target.value)}
          className="w-full rounded-md border border-muted/80 bg-white px-3.5 py-3 text-base transition-colors placeholder:text-muted hover:border-ink"
        />
        <p id={`${id}-left`} className="text-sm text-muted tabular-nums">
          {t('left', { left: MOST_CAPTION - photo.description.length })}
        </p>
      </div>
      <Button size="lg" onClick={onDone}>
        {t('done')}
      </Button>
    </section>
  )
}
