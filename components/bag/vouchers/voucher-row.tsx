'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { Icon } from '@/components/ui/icon'
import { api } from '@/lib/client/api'
import { type ShownVoucher, voucherInfoOverlay } from '@/components/vouchers/overlays'
import { changeBag } from '@/lib/client/bag/bag'
import { findShown } from '@/lib/client/browser/find-shown'
import { useChange } from '../line/use-change'
import { SignInButton } from './sign-in-button'

/** Id of the title above the vouchers. */
export const VOUCHERS_TITLE = 'vouchers-title'

interface VoucherRowProps {
  voucher: ShownVoucher
  /** its effect on this bag */
  effect?: string
  /** why it has no effect */
  refusal?: string
  isForMembers?: boolean
}

/** A voucher in the bag: its effect or refusal, a link to its details, and the button that removes it. */
export function VoucherRow({ voucher, effect, refusal, isForMembers = false }: VoucherRowProps) {
  const t = useTranslations('bag')
  const { isBusy, change } = useChange()
  const { code, name, is_auto_applied } = voucher
  const remove = useRef<HTMLButtonElement>(null)
  const takeOut = async (known: string) => {
    const wasHere = () =>
      document.activeElement === remove.current || document.activeElement === document.body
    await change(() =>
      changeBag(() => api.cart.carts.me.vouchers[':code'].$delete({ param: { code: known } })),
    )
    // The row is gone, with its button.
    if (wasHere()) findShown(`#${VOUCHERS_TITLE}`)?.focus()
  }
  return (
    <li className="flex items-start gap-2 rounded-md border border-line py-1 pr-1 pl-3 text-sm">
      {refusal === undefined ? (
        <Icon name="check" className="mt-3 shrink-0 text-success" />
      ) : (
        <Icon name="circle-alert" className="mt-3 shrink-0 text-gold-dark" />
      )}
      <div className="min-w-0 grow py-2">
        <p>
          {code && <span className="mr-1.5 font-semibold break-all">{code}</span>}
          {name}
        </p>
        <p className={refusal === undefined ? 'text-success' : 'text-muted'}>{refusal ?? effect}</p>
        {isForMembers && <SignInButton />}
      </div>
      <button
        type="button"
        aria-label={t('vouchers.infoOf', { name })}
        aria-haspopup="dialog"
        onClick={() => openOverlay(voucherInfoOverlay, { voucher })}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon name="info" />
      </button>
      {code && !is_auto_applied && (
        <button
          ref={remove}
          type="button"
          aria-label={t('vouchers.removeOf', { code })}
          aria-disabled={isBusy || undefined}
          onClick={() => void takeOut(code)}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink aria-disabled:opacity-45"
        >
          <Icon name="x" />
        </button>
      )}
    </li>
  )
}
