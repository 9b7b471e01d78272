'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Notice } from '@/components/ui/notice'
import { Button } from '@/components/ui/button'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { voucherInfoOverlay } from './overlays'
import { VoucherFacts } from './voucher-facts'

const NOT_FOUND = 404

/** A public voucher, loaded by its slug: GET /vouchers/{slug}. */
export function ShopVoucher({ slug }: { slug: string }) {
  const t = useTranslations('vouchers.detail')
  const { data, error, isValidating, mutate } = useData(
    api.cart.vouchers[':slug'].$path({ param: { slug } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const isGone = error instanceof DomainError && error.status === NOT_FOUND
  const close = () => closeOverlay(voucherInfoOverlay)
  return (
    <OverlayFrame
      title={data?.name ?? t('title')}
      footer={
        data && (
          <Button className="w-full" onClick={close}>
            {t('understood')}
          </Button>
        )
      }
    >
      {data ? (
        <VoucherFacts voucher={data} />
      ) : isGone ? (
        <Notice text={t('gone')} action={t('close')} onAction={close} />
      ) : error && !isValidating ? (
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
