'use client'

import { useTranslations } from 'next-intl'
import { refusalText } from '@/components/order-parts/refusal-text'
import { Overlay } from '@/components/overlays/frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useVoucherChoices } from '@/components/vouchers/voucher-choices'
import type { VoucherChoice } from '@/domain/bag/view'
import { changeBag } from '@/lib/client/bag'
import { withAdvice } from '@/lib/client/failure'
import { formatDate, formatMoney } from '@/lib/format'
import { Notice } from './notice'
import { useChange } from './use-change'
import { useVerified } from './use-verified'
import { voucherFailure } from './voucher-failure'

/** Vouchers to choose from: what each would take off, or why it would not. */
export default function VoucherList() {
  const t = useTranslations('bag')
  const { choices, hasFailed, error, refresh } = useVoucherChoices()
  return (
    <Overlay
      title={t('vouchers.listTitle')}
      footer={
        <Button className="w-full" onClick={() => closeOverlay('voucher-list')}>
          {t('vouchers.done')}
        </Button>
      }
    >
      {choices ? (
        choices.length > 0 ? (
          <ul className="grid gap-3 p-5">
            {choices.map((choice) => (
              <Choice key={choice.voucher_id} choice={choice} onChanged={refresh} />
            ))}
          </ul>
        ) : (
          <p className="p-8 text-center text-muted">{t('vouchers.none')}</p>
        )
      ) : hasFailed ? (
        <Notice
          text={withAdvice(t('vouchers.listFailed'), error)}
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
    </Overlay>
  )
}

function Choice({ choice, onChanged }: { choice: VoucherChoice; onChanged: () => Promise<unknown> }) {
  const t = useTranslations('bag')
  const { isBusy, change } = useChange()
  const verified = useVerified()
  const { code, name, description, amount, reason, is_chosen, is_auto_applied, end_date } = choice

  const toggle = async () => {
    if (code === null) return
    await change(async () => {
      await verified(
        async () => {
          await (is_chosen
            ? changeBag('DELETE', `/vouchers/${encodeURIComponent(code)}`)
            : changeBag('POST', '/vouchers', { code }))
          await onChanged()
        },
        (failure) => toast.error(voucherFailure(failure, t)),
      )
    })
  }

  return (
    <li
      className={`rounded-md border px-4 py-3 text-sm ${is_chosen ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          {code && <p className="text-muted">{t('vouchers.codeIs', { code })}</p>}
        </div>
        {amount > 0 && (
          <p className="shrink-0 font-semibold text-success">
            {t('vouchers.off', { amount: formatMoney(amount) })}
          </p>
        )}
      </div>
      <p className="mt-1 line-clamp-2 text-muted">{description}</p>
      {reason && <p className="mt-1 text-gold-dark">{refusalText(reason, t)}</p>}
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-xs text-muted">{t('vouchers.until', { date: formatDate(end_date) })}</p>
        <div className="flex items-center gap-x-4">
          <button
            type="button"
            aria-label={t('vouchers.infoOf', { name })}
            aria-haspopup="dialog"
            onClick={() => openOverlay('voucher-info', { voucher: choice })}
            className="min-h-11 text-muted underline underline-offset-4"
          >
            {t('vouchers.info')}
          </button>
          {is_auto_applied || code === null ? (
            <span className="text-muted">{t('vouchers.automatic')}</span>
          ) : (
            <button
              type="button"
              aria-label={t(is_chosen ? 'vouchers.removeOf' : 'vouchers.useOf', { code })}
              aria-disabled={isBusy || undefined}
              onClick={() => void toggle()}
              className="flex min-h-11 items-center gap-2 font-semibold text-accent aria-disabled:opacity-45"
            >
              {isBusy && <Spinner className="size-4" />}
              {t(is_chosen ? 'vouchers.remove' : 'vouchers.use')}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
