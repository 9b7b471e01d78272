import { useTranslations } from 'next-intl'
import type { ChangeEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface PickFilesProps {
  isOver: boolean
  onFiles: (files: File[]) => void
}

/** Phones that take HEIC photos convert them for a page that names these types alone. */
const TYPES = 'image/png,image/jpeg'

/** Ways to add photos: files, the camera of a phone; dropped and pasted files are taken by the whole dialog. */
export function PickFiles({ isOver, onFiles }: PickFilesProps) {
  const t = useTranslations('reviewPhotos.adding')
  return (
    <div
      className={`grid gap-3 rounded-md border border-dashed p-4 text-center text-sm ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-white'}`}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton icon="image-up" label={t('pick')} isMultiple onFiles={onFiles} />
        <FileButton
          icon="camera"
          label={t('take')}
          capture="environment"
          onFiles={onFiles}
          className="hidden! pointer-coarse:inline-flex!"
        />
      </div>
      <p className="hidden pointer-fine:block">{t(isOver ? 'dropNow' : 'drop')}</p>
      <p className="text-muted">{t('rules')}</p>
    </div>
  )
}

interface FileButtonProps {
  icon: IconName
  label: string
  isMultiple?: boolean
  capture?: 'environment'
  onFiles: (files: File[]) => void
  className?: string
}

function FileButton({ icon, label, isMultiple = false, capture, onFiles, className = '' }: FileButtonProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // Reset, so that the same file can be chosen again after a removal.
    target.value = ''
    onFiles(files)
  }
  return (
    <label
      className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-paper px-5 text-sm font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${className}`}
    >
      <Icon name={icon} />
      {label}
      <input
        type="file"
        accept={TYPES}
        multiple={isMultiple}
        capture={capture}
        className="sr-only"
        onChange={choose}
      />
    </label>
  )
}
