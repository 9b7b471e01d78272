'use client'

import { useTranslations } from 'next-intl'
import { voucherRefusalText } from '@/components/orders/parts/failure/refusal-text'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Badge } from '@/components/ui/badge'
import { Spinner } from '@/components/ui/spinner'
import { voucherInfoOverlay } from '@/components/vouchers/overlays'
import type { VoucherChoice as Choice } from '@/domain/bag/view'
import { isChoosable } from '@/domain/bag/voucher-choices'
import { api } from '@/lib/client/api'
import { changeBag } from '@/lib/client/bag/bag'
import { formatLastDay, formatMoney } from '@/lib/format'
import { useChange } from '../line/use-change'
import { usePhoneVerification } from '../use-phone-verification'
import { voucherFailureText } from './voucher-failure'
import { SignInButton } from './sign-in-button'

interface VoucherChoiceProps {
  choice: Choice
  onChanged: () => Promise<unknown>
}

/** One voucher to choose: its discount, or why it does not apply. One that cannot apply has no button. */
export function VoucherChoice({ choice, onChanged }: VoucherChoiceProps) {
  const t = useTranslations('bag')
  const { code, name, description, amount, reason, is_best, is_chosen, is_auto_applied, end_date } = choice
  const canChoose = isChoosable(choice)
  const look = is_chosen
    ? 'border-accent bg-accent-soft'
    : canChoose
      ? 'border-line bg-white'
      : 'border-line bg-sand'
  return (
    <li className={`rounded-md border px-4 py-3 text-sm ${look}`}>
      {is_best && (
        <p className="mb-1.5">
          <Badge tone="success">{t('vouchers.best')}</Badge>
        </p>
      )}
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className={`font-semibold ${canChoose ? '' : 'text-muted'}`}>{name}</p>
          {code && <p className="text-muted">{t('vouchers.codeIs', { code })}</p>}
        </div>
        {amount > 0 && (
          <p className="shrink-0 font-semibold text-success">
            {t('vouchers.off', { amount: formatMoney(amount) })}
          </p>
        )}
      </div>
      <p className="mt-1 line-clamp-2 text-muted">{description}</p>
      {reason && (
        <p className={`mt-1 ${canChoose ? 'text-gold-dark' : 'text-ink'}`}>{voucherRefusalText(reason, t)}</p>
      )}
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-xs text-muted">{t('vouchers.until', { date: formatLastDay(end_date) })}</p>
        <div className="flex items-center gap-x-4">
          <button
            type="button"
            aria-label={t('vouchers.infoOf', { name })}
            aria-haspopup="dialog"
            onClick={() => openOverlay(voucherInfoOverlay, { voucher: choice })}
            className="min-h-11 text-muted underline underline-offset-4"
          >
            {t('vouchers.info')}
          </button>
          {is_auto_applied || code === null ? (
            <span className="text-muted">{t('vouchers.automatic')}</span>
          ) : canChoose || is_chosen ? (
            <Toggle code={code} isChosen={is_chosen} onChanged={onChanged} />
          ) : (
            reason?.code === 'MEMBER_ONLY' && <SignInButton />
          )}
        </div>
      </div>
    </li>
  )
}

interface ToggleProps {
  code: string
  isChosen: boolean
  onChanged: () => Promise<unknown>
}

function Toggle({ code, isChosen, onChanged }: ToggleProps) {
  const t = useTranslations('bag')
  const { isBusy, change } = useChange()
  const verified = usePhoneVerification()
  const toggle = () =>
    change(() =>
      verified(
        async () => {
          await (isChosen
            ? changeBag(() => api.cart.carts.me.vouchers[':code'].$delete({ param: { code } }))
            : changeBag(() => api.cart.carts.me.vouchers.$post({ json: { code } })))
          await onChanged()
        },
        (failure) => toast.error(voucherFailureText(failure, t)),
      ),
    )
  return (
    <button
      type="button"
      aria-label={t(isChosen ? 'vouchers.removeOf' : 'vouchers.useOf', { code })}
      aria-disabled={isBusy || undefined}
      onClick={() => void toggle()}
      className="flex min-h-11 items-center gap-2 font-semibold text-accent aria-disabled:opacity-45"
    >
      {isBusy && <Spinner className="size-4" />}
      {t(isChosen ? 'vouchers.remove' : 'vouchers.use')}
    </button>
  )
}
