'use client'

import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { BoothFrame } from '@/domain/photobooth/booth-frame'
import { PRINT } from '@/domain/photobooth/print'
import { chooseFrame, NO_FRAME } from '../state/booth-state'

interface FrameChoiceProps {
  frames: readonly BoothFrame[]
  /** id, or NO_FRAME */
  chosen: string
  /** address of the photo that stands in them */
  shot: string | null
}

/** The frames in a row, and none. */
export function FrameChoice({ frames, chosen, shot }: FrameChoiceProps) {
  const t = useTranslations('photobooth.result')
  const choices = [...frames, { id: NO_FRAME, name: t('noFrame'), src: null }]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t('frames')}</legend>
      <div className="booth-frames">
        {choices.map(({ id, name, src }) => (
          <label key={id} className="booth-choice">
            <input
              type="radio"
              name="booth-frame"
              value={id}
              checked={id === chosen}
              onChange={() => chooseFrame(id)}
              className="sr-only"
            />
            <span className="booth-thumb">
              {shot !== null && <img src={shot} alt="" className="size-full object-cover" />}
              {src !== null && (
                <Picture src={src} alt="" {...PRINT} slot={88} className="absolute inset-0 size-full" />
              )}
            </span>
            <span className="text-xs">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
