'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { OfferCard } from './offer-card'
import { bankPromoOverlay, type BankPromoProps } from './overlays'

/** Offers of banks and wallets for a product or an order: GET /bank-offers. No card is asked for. */
export default function BankPromo({ productId, amount }: BankPromoProps) {
  const t = useTranslations('bankOffers')
  const { data, error, isValidating, mutate } = useData(
    api.public['bank-offers'].$path({
      query: { filter: JSON.stringify({ product_id: productId, amount }) },
    }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const close = () => closeOverlay(bankPromoOverlay)
  return (
    <OverlayFrame
      title={t('title')}
      footer={
        data && (
          <Button className="w-full" onClick={close}>
            {t('understood')}
          </Button>
        )
      }
    >
      {data ? (
        <div className="grid gap-3 p-5">
          {data.length === 0 && <p className="py-6 text-center text-muted">{t('empty')}</p>}
          {data.map((offer) => (
            <OfferCard key={offer._id} offer={offer} isOpen={data.length === 1} />
          ))}
          <p className="text-sm text-muted">{t('noCard')}</p>
        </div>
      ) : error !== undefined && !isValidating ? (
        <Notice
          text={withInstruction(t('failed'), error)}
          action={t('retry')}
          onAction={() => void mutate()}
        />
      ) : (
        <Notice text={t('loading')} />
      )}
    </OverlayFrame>
  )
}
