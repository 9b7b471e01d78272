'use client'

import { useTranslations } from 'next-intl'
import { chooseShot, type Shot } from '../state/booth-state'

interface ShotChoiceProps {
  shots: readonly Shot[]
  /** id */
  chosen: string | null
}

/** The photos that were taken, one of which is kept. */
export function ShotChoice({ shots, chosen }: ShotChoiceProps) {
  const t = useTranslations('photobooth.result')
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('shots')}</legend>
      <div className="booth-shots">
        {shots.map(({ id, url }, index) => (
          <label key={id} className="booth-choice">
            <input
              type="radio"
              name="booth-shot"
              value={id}
              checked={id === chosen}
              onChange={() => chooseShot(id)}
              className="sr-only"
            />
            <span className="booth-thumb">
              <img src={url} alt={t('shot', { number: index + 1 })} className="size-full object-cover" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
