import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Refusal } from './check-files'
import { MOST_PHOTOS } from './photo'

interface RefusedFilesProps {
  refused: readonly Refusal[]
  onClose: () => void
}

/** Files that did not become photos, each with its reason and what to do. */
export function RefusedFiles({ refused, onClose }: RefusedFilesProps) {
  const t = useTranslations('reviewPhotos.refused')
  return (
    <div role="alert" className="empty:hidden">
      {refused.length > 0 && (
        <div className="relative grid gap-2 rounded-md bg-accent-soft py-3 pr-12 pl-4 text-sm">
          <p className="font-semibold">{t('title', { count: refused.length })}</p>
          <ul className="grid gap-2">
            {refused.map(({ id, name, reason }) => (
              <li key={id}>
                <b className="block truncate font-semibold">{name || t('unnamed')}</b>
                {t(reason, { most: MOST_PHOTOS })}
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full hover:text-accent"
          >
            <Icon name="x" size={18} />
          </button>
        </div>
      )}
    </div>
  )
}
