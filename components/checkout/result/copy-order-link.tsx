'use client'

import { useTranslations } from 'next-intl'
import { copyText } from '@/components/sharing/copy-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { orderResultPath } from '@/lib/pages/routes'

/** Copies a guest's order link: only who has the link can see the order. */
export function CopyOrderLink({ orderId, orderKey }: { orderId: string; orderKey: string }) {
  const t = useTranslations('payment.keep')
  const copy = () =>
    copyText(new URL(orderResultPath('success', orderId, orderKey), window.location.origin).href, {
      copied: t('copied'),
      copyFailed: t('failed'),
    })
  return (
    <section
      aria-label={t('title')}
      className="mx-auto mt-6 flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sand p-4"
    >
      <p className="min-w-60 flex-1 text-sm">
        <strong className="block">{t('title')}</strong>
        {t('text')}
      </p>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name="link-2" />
        {t('copy')}
      </Button>
    </section>
  )
}
