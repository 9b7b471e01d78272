'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { useVoucherChoices } from '@/components/vouchers/voucher-choices'
import type { VoucherChoice as Choice } from '@/domain/bag/view'
import { isChoosable } from '@/domain/bag/voucher-choices'
import { withInstruction } from '@/lib/client/failure'
import { Notice } from '@/components/ui/notice'
import { voucherListOverlay } from '../overlays'
import { VoucherChoice } from './voucher-choice'

/** Vouchers to choose from: the applicable ones first, then the others with their reasons. */
export default function VoucherList() {
  const t = useTranslations('bag')
  const { choices, hasFailed, error, refresh } = useVoucherChoices()
  return (
    <OverlayFrame
      title={t('vouchers.listTitle')}
      footer={
        <Button className="w-full" onClick={() => closeOverlay(voucherListOverlay)}>
          {t('vouchers.done')}
        </Button>
      }
    >
      {choices ? (
        <Choices choices={choices} onChanged={refresh} />
      ) : hasFailed ? (
        <Notice
          text={withInstruction(t('vouchers.listFailed'), error)}
          action={t('retry')}
          onAction={() => void refresh()}
        />
      ) : (
        <div role="status" aria-label={t('loading')} className="grid animate-pulse gap-3 p-5">
          {[0, 1, 2].map((row) => (
            <div key={row} className="h-28 rounded-md bg-sand" />
          ))}
        </div>
      )}
    </OverlayFrame>
  )
}

interface ChoicesProps {
  choices: readonly Choice[]
  onChanged: () => Promise<unknown>
}

function Choices({ choices, onChanged }: ChoicesProps) {
  const t = useTranslations('bag.vouchers')
  if (choices.length === 0) return <p className="p-8 text-center text-muted">{t('none')}</p>
  const shown = choices.filter((choice) => isChoosable(choice) || choice.is_chosen)
  const others = choices.filter((choice) => !shown.includes(choice))
  return (
    <div className="grid gap-6 p-5">
      {shown.length > 0 && <List choices={shown} onChanged={onChanged} />}
      {others.length > 0 && (
        <section aria-label={t('unusable')} className="grid gap-3">
          <h3 className="text-sm font-semibold">{t('unusable')}</h3>
          <List choices={others} onChanged={onChanged} />
        </section>
      )}
    </div>
  )
}

function List({ choices, onChanged }: ChoicesProps) {
  return (
    <ul className="grid gap-3">
      {choices.map((choice) => (
        <VoucherChoice key={choice.voucher_id} choice={choice} onChanged={onChanged} />
      ))}
    </ul>
  )
}
