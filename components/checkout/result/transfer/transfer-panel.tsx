'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { OrderPayment, TransferAccount } from '@/domain/order/payment/payment'
import { formatMoney } from '@/lib/format'
import { CopyValue } from './copy-value'
import { DueTime } from '@/components/orders/parts/due-time'
import { useSecondsLeft } from '@/components/orders/parts/use-seconds-left'
import { QrCode } from '@/components/ui/qr/qr-code'
import { ProofForm } from './proof-form'

interface TransferPanelProps {
  payment: OrderPayment
  orderKey?: string
  /** the buyer reported the transfer, or the payment window closed */
  onChanged: () => void
}

/** Transfer instructions: an account, its VietQR code with amount and content, the time left, and the button that reports the transfer. */
export function TransferPanel({ payment, orderKey, onChanged }: TransferPanelProps) {
  const t = useTranslations('payment.transfer')
  const [index, setIndex] = useState(0)
  const isOver = useSecondsLeft(payment.due_at) === 0
  const account = payment.accounts[index] ?? payment.accounts[0]
  if (!account) return <p>{t('noAccount')}</p>
  return (
    <div className="grid gap-5">
      {payment.due_at && <DueTime at={payment.due_at} onOver={onChanged} />}
      {isOver ? (
        <p className="text-sm">{t('over')}</p>
      ) : (
        <Account payment={payment} account={account} index={index} onChoose={setIndex} />
      )}
      <ProofForm payment={payment} orderKey={orderKey} onSent={onChanged} />
    </div>
  )
}

interface AccountProps {
  payment: OrderPayment
  account: TransferAccount
  index: number
  onChoose: (index: number) => void
}

/** The account with its code, and each value to copy. */
function Account({ payment, account, index, onChoose }: AccountProps) {
  const t = useTranslations('payment.transfer')
  return (
    <>
      {payment.accounts.length > 1 && (
        <AccountChoice accounts={payment.accounts} index={index} onChoose={onChoose} />
      )}
      <div className="grid items-center gap-5 tablet:grid-cols-[16rem_minmax(0,1fr)]">
        <figure className="grid justify-items-center gap-2">
          <QrCode text={account.qr} label={t('code', { bank: account.bank, number: account.number })} />
          <figcaption className="text-center text-sm text-muted">{t('scan')}</figcaption>
        </figure>
        <dl className="grid gap-1">
          <div className="flex items-center justify-between gap-3 py-2">
            <dt className="text-sm text-muted">{t('bank')}</dt>
            <dd className="text-right">
              {account.bank}
              {account.branch && <span className="block text-sm text-muted">{account.branch}</span>}
            </dd>
          </div>
          <CopyValue label={t('number')} shown={account.number} isStrong />
          <CopyValue label={t('holder')} shown={account.holder} />
          <CopyValue
            label={t('amount')}
            shown={formatMoney(payment.amount)}
            value={String(payment.amount)}
            isStrong
          />
          <CopyValue
            label={t('content')}
            shown={payment.transfer_content ?? payment.reference_code}
            isStrong
          />
        </dl>
      </div>
      <p className="text-sm text-muted">{t('exact')}</p>
    </>
  )
}

interface AccountChoiceProps {
  accounts: readonly TransferAccount[]
  index: number
  onChoose: (index: number) => void
}

function AccountChoice({ accounts, index, onChoose }: AccountChoiceProps) {
  const t = useTranslations('payment.transfer')
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('accounts')}</legend>
      <div className="flex flex-wrap gap-2">
        {accounts.map(({ bank, branch, number }, at) => (
          <label
            key={number}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-muted/80 px-4 text-sm transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={at === index}
              onChange={() => onChoose(at)}
              className="size-4 accent-accent outline-none"
            />
            {[bank, branch].filter(Boolean).join(', ')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
