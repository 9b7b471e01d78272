'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { WishlistItem } from '@/domain/wishlist/wishlist'

interface MoveButtonProps {
  item: WishlistItem
  name: string
  /** called when it has left the list */
  onMoved: () => Promise<unknown>
}

/** "Chuyển vào giỏ". Its code is loaded on click. */
export function MoveButton({ item, name, onMoved }: MoveButtonProps) {
  const t = useTranslations('wishlist')
  const [isBusy, setBusy] = useState(false)
  const move = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { moveToBag } = await import('./move-to-bag')
      if (await moveToBag(item)) await onMoved()
    } catch {
      toast.error(t('failed'))
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        aria-label={t('moveOf', { name })}
        aria-disabled={isBusy || undefined}
        className="px-5!"
        onClick={() => void move()}
      >
        {isBusy && <Spinner className="size-5" />}
        {t('move')}
      </Button>
      <span role="status" className="sr-only">
        {isBusy ? t('moving') : ''}
      </span>
    </>
  )
}
