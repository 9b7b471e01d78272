import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { withInstruction } from '@/lib/client/failure'

const ROWS = [0, 1, 2]

/** Skeleton of wishes, with their height. */
export function WishlistSkeleton() {
  const t = useTranslations('wishlist')
  return (
    <div role="status" aria-label={t('loading')} className="grid animate-pulse divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex gap-4 py-5">
          <span className="size-24 shrink-0 rounded-md bg-sand tablet:size-28" />
          <span className="grid flex-1 content-start gap-2">
            <span className="h-3 w-20 rounded-sm bg-sand" />
            <span className="h-4 w-2/3 rounded-sm bg-sand" />
            <span className="h-4 w-24 rounded-sm bg-sand" />
            <span className="mt-3 h-11 w-40 rounded-full bg-sand" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Empty state: explains how to add a wish. */
export function EmptyWishlist() {
  const t = useTranslations('wishlist')
  return (
    <div className="empty-state">
      <Icon name="heart" size={36} />
      <h2>{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <ButtonLink href="/">{t('emptyAction')}</ButtonLink>
    </div>
  )
}

export function WishlistFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = useTranslations('wishlist')
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <p>{withInstruction(t('loadFailed'), failure)}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
