'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { quickViewOverlay } from './overlays'
import { QuickViewProduct } from './quick-view-product'

const NOT_FOUND = 404

/** Quick view of a product: picture, price, choices and the link to its page (CRD-07). */
export default function QuickView({ productId }: { productId: number }) {
  const t = useTranslations('quickView')
  const { data, error, isValidating, mutate } = useData(
    api.catalog.v3.products[':key'].$path({ param: { key: String(productId) } }),
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  const isGone = error instanceof DomainError && error.status === NOT_FOUND

  return (
    <OverlayFrame title={data?.name ?? t('title')} hideTitle size="sheet">
      {data ? (
        <QuickViewProduct product={data} />
      ) : isGone ? (
        <Message text={t('gone')} action={t('close')} onAction={() => closeOverlay(quickViewOverlay)} />
      ) : error && !isValidating ? (
        <Message
          text={withInstruction(t('failed'), error)}
          action={t('retry')}
          onAction={() => void mutate()}
        />
      ) : (
        <QuickViewSkeleton label={t('loading')} />
      )}
    </OverlayFrame>
  )
}

function Message({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <div role="alert" className="grid min-h-64 content-center justify-items-center gap-4 p-8 text-center">
      <p>{text}</p>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}

/** Skeleton of the product. */
function QuickViewSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid animate-pulse gap-5 p-5 tablet:grid-cols-2 tablet:gap-8 tablet:p-8"
    >
      <div className="aspect-square rounded-md bg-sand" />
      <div className="grid content-start gap-3">
        <div className="h-4 w-24 rounded-sm bg-sand" />
        <div className="h-6 w-full rounded-sm bg-sand" />
        <div className="h-6 w-2/3 rounded-sm bg-sand" />
        <div className="mt-3 h-8 w-40 rounded-sm bg-sand" />
        <div className="mt-3 h-12 w-full rounded-sm bg-sand" />
        <div className="mt-3 h-13 w-full rounded-full bg-sand" />
      </div>
    </div>
  )
}
