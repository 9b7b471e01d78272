'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import type { BagLineView } from '@/domain/bag/view'
import { changeLine } from '@/lib/client/bag/bag-lines'
import type { BagLineProps } from './bag-line'
import { choosePackVariantOverlay, chooseVariantOverlay, egiftFormOverlay } from '../overlays'
import { lineFixOf } from '../line-fix'
import { loadPackChoices } from './pack-members'
import { useChange } from './use-change'

/** Further actions of a line; those that fix one that cannot be ordered stand out. */
export function LineActions({ line, onRemove, onMoved }: BagLineProps) {
  const t = useTranslations('bag.line')
  const { isBusy, change } = useChange()
  const { name, egift } = line
  const fix = lineFixOf(line)
  const isFix = fix === 'save' || fix === 'remove'

  const save = async () => {
    if (await change(() => changeLine(line.id, { is_saved_for_later: true }))) {
      toast.show(t('saved', { name }))
      onMoved()
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {fix !== 'remove' && <ChangeKind line={line} />}
      {egift && (
        <Action
          label={t('editEgiftOf', { name })}
          opensDialog
          onPress={() => openOverlay(egiftFormOverlay, { line: { id: line.id, egift } })}
        >
          {t('editEgift')}
        </Action>
      )}
      {fix !== 'remove' && (
        <Action label={t('saveOf', { name })} isBusy={isBusy} isFix={isFix} onPress={() => void save()}>
          {t('save')}
        </Action>
      )}
      <Action label={t('removeOf', { name })} isFix={isFix} onPress={onRemove}>
        {t('remove')}
      </Action>
    </div>
  )
}

/** Changes the variant of the product, or of a pack's members. */
function ChangeKind({ line }: { line: BagLineView }) {
  const t = useTranslations('bag.line')
  const { isBusy, change } = useChange()
  const isPack = line.classification === 'product_pack'
  if (!isPack && line.variant === '') return null

  const openPack = () =>
    change(async () => {
      const pack = await loadPackChoices(line.product_id)
      if (pack.every(({ choices }) => choices.length < 2)) toast.notif(t('onlyOne'))
      else openOverlay(choosePackVariantOverlay, { pack, lineId: line.id })
    }, 'open')
  const open = () =>
    openOverlay(chooseVariantOverlay, {
      productId: line.product_id,
      line: { id: line.id, combinationId: line.combination_id },
    })
  return (
    <Action
      label={t('changeOf', { name: line.name })}
      isBusy={isBusy}
      opensDialog
      onPress={() => (isPack ? void openPack() : open())}
    >
      {t('change')}
    </Action>
  )
}

interface ActionProps {
  /** with the product's name, for screen readers */
  label: string
  isBusy?: boolean
  /** makes the line orderable, or the bag without it */
  isFix?: boolean
  opensDialog?: true
  onPress: () => void
  children: ReactNode
}

export function Action({
  label,
  isBusy = false,
  isFix = false,
  opensDialog,
  onPress,
  children,
}: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={opensDialog && 'dialog'}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className={`min-h-11 min-w-11 text-left text-sm underline-offset-4 aria-disabled:opacity-45 ${isFix ? 'font-semibold text-accent underline' : 'text-muted hover:text-ink hover:underline'}`}
    >
      {children}
    </button>
  )
}
