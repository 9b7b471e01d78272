'use client'

import { useTranslations } from 'next-intl'
import { closeOverlay } from '@/components/overlays/store'
import type { Choice } from '@/components/goods/choice/choice'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { changeLine } from '@/lib/client/bag/bag-lines'
import { chooseVariantOverlay } from '../overlays'
import { useChange } from './use-change'

/** Replaces the combination of a line by the chosen one. */
export function ChangeButton({
  lineId,
  chosen,
  isSame,
}: {
  lineId: string
  chosen: Choice
  isSame: boolean
}) {
  const t = useTranslations('addToBag')
  const { isBusy, change } = useChange()
  const press = async () => {
    if (isSame || (await change(() => changeLine(lineId, { combination_id: chosen.id }))))
      closeOverlay(chooseVariantOverlay)
  }
  if (!chosen.isBuyable) return <p className="py-3 text-center text-sm text-muted">{chosen.state.text}</p>
  return (
    <Button size="lg" className="w-full" aria-disabled={isBusy || undefined} onClick={() => void press()}>
      {isBusy && <Spinner className="size-5" />}
      {t('change')}
    </Button>
  )
}
