'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useIsDesktop } from '@/components/checkout/use-is-desktop'
import { lockScroll } from '@/components/overlays/scroll-lock'
import { Button } from '@/components/ui/button'
import { isPaymentCode, PAYMENT_METHODS, type PaymentCode } from '@/domain/order/payment-methods'
import { formatMoney } from '@/lib/format'

/** Which words explain a method. */
type Words = 'cash_on_delivery' | 'bank_transfer' | 'credit_debit_card' | 'wallet'

function wordsFor(code: PaymentCode): Words {
  if (code === 'cash_on_delivery' || code === 'bank_transfer' || code === 'credit_debit_card') return code
  return 'wallet'
}

/** Whether choosing the method asks for a look at how it works. */
export const hasPanel = (code: string): code is PaymentCode =>
  isPaymentCode(code) && PAYMENT_METHODS[code].is_offered

interface MethodPanelProps {
  code: PaymentCode
  name: string
  /** dong */
  total: number
  /** putting it away brings back the way of before; without one the method stays chosen */
  hasBefore: boolean
  onConfirm: () => void
  onClose: () => void
  /** changes when Back asked for the panel again */
  called: number
}

/** How the chosen method works, to be confirmed: below its card on a desktop, over the page on a phone. */
export function MethodPanel(props: MethodPanelProps) {
  const t = useTranslations('payment.panel')
  const isDesktop = useIsDesktop()
  const words = wordsFor(props.code)
  const values = { name: props.name, total: formatMoney(props.total) }
  const content = (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-accent">
      {(['first', 'second', 'third'] as const).map((line) => (
        <li key={line}>{t(`${words}.${line}`, values)}</li>
      ))}
    </ul>
  )
  return isDesktop ? <Inline {...props}>{content}</Inline> : <Sheet {...props}>{content}</Sheet>
}

type PartProps = MethodPanelProps & { children: ReactNode }

function Inline({ name, hasBefore, onConfirm, onClose, called, children }: PartProps) {
  const t = useTranslations('payment.panel')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const node = box.current
    const opener = document.activeElement
    return () => {
      // The pressed button goes with the panel: the card it belongs to has the focus again.
      const isInside = node?.contains(document.activeElement)
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  useEffect(() => {
    if (called === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [called])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-2 grid gap-4 rounded-lg bg-sand p-5 outline-none"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <h3 id={id} className="font-semibold">
        {t('title', { name })}
      </h3>
      {children}
      <div className="flex gap-3">
        <Button onClick={onConfirm}>{t('confirm')}</Button>
        {hasBefore && (
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Sheet({ name, hasBefore, onConfirm, onClose, called, children }: PartProps) {
  const t = useTranslations('payment.panel')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const node = dialog.current
    if (!node) return
    const opener = document.activeElement
    const unlock = lockScroll()
    if (!node.open) node.showModal()
    return () => {
      unlock()
      node.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [called])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="overlay"
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      // What is left is Android's Back, which must not put the panel away.
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        if (dialog.current && !dialog.current.open) dialog.current.showModal()
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <header className="flex items-center gap-4 border-b border-line py-1.5 pr-2 pl-5">
          <h2
            ref={title}
            id={id}
            tabIndex={-1}
            className="min-w-0 flex-1 py-2 text-lg font-semibold outline-none"
          >
            {t('title', { name })}
          </h2>
          <button
            type="button"
            aria-label={t(hasBefore ? 'keep' : 'close')}
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
          >
            <X aria-hidden size={20} strokeWidth={1.5} />
          </button>
        </header>
        <div className="overflow-y-auto p-5">{children}</div>
        <footer className="border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button size="lg" className="w-full" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </footer>
      </div>
    </dialog>
  )
}
