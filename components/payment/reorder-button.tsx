'use client'

import { useTranslations } from 'next-intl'
import { useReorder } from '@/components/orders/use-reorder'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

/** ĐẶT LẠI: the same goods into a new bag. */
export function ReorderButton({ cartId }: { cartId: string }) {
  const t = useTranslations('payment.failure')
  const { reordering, reorder } = useReorder()
  const isBusy = reordering !== null
  return (
    <Button size="lg" aria-disabled={isBusy || undefined} onClick={() => void reorder(cartId)}>
      {isBusy && <Spinner className="size-5" />}
      {t('reorder')}
    </Button>
  )
}
