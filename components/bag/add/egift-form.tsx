'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import type { EgiftInfo } from '@/domain/bag/egift'
import { changeLine } from '@/lib/client/bag/bag-lines'
import { addAndConfirm } from './add-to-bag'
import { EgiftFields } from './egift-fields'
import { bagFailureText } from '../failure-text'
import { egiftFormOverlay, type EgiftFormProps } from '../overlays'
import { showRefusal } from '../show-refusal'

/** Asks for a gift card's recipient, where it is bought without its page, and in the bag. */
export default function EgiftForm({ wanted, line }: EgiftFormProps) {
  const t = useTranslations('addToBag.egift')
  const bag = useTranslations('bag')

  const submit = async (egift: EgiftInfo) => {
    if (wanted) await addAndConfirm({ ...wanted, egift }, egiftFormOverlay)
    else if (line) {
      await changeLine(line.id, { egift })
      closeOverlay(egiftFormOverlay)
    }
  }

  return (
    <OverlayFrame title={t('title')}>
      <EgiftFields
        draft={line?.id ?? wanted?.combination_id ?? ''}
        sent={line?.egift}
        onSubmit={submit}
        onFailure={(failure, say) =>
          wanted ? showRefusal(failure, wanted, egiftFormOverlay) : say(bagFailureText(failure, bag))
        }
        submitLabel={t(line ? 'save' : 'add')}
        label={t('title')}
        className="p-5"
      >
        <p className="text-sm text-muted">{t('intro')}</p>
      </EgiftFields>
    </OverlayFrame>
  )
}
