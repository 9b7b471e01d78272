'use client'

import { type ComponentType, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Voucher } from '@/domain/voucher'
import { api, getPage } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'
import type { LoadedVouchersProps } from './loaded-vouchers'

interface MoreVouchersProps {
  /** number of vouchers shown above */
  shown: number
  /** number of vouchers per load */
  step: number
  gridClassName: string
  texts: { more: string; loading: string; failed: string }
}

/** Loads further automatic vouchers, a page per click. Their view is loaded on the first click. */
export function MoreVouchers({ shown, step, gridClassName, texts }: MoreVouchersProps) {
  const [vouchers, setVouchers] = useState<Voucher[]>([])
  const [isAll, setAll] = useState(false)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [loaded, setLoaded] = useState<{ List: ComponentType<LoadedVouchersProps> } | null>(null)
  const skip = useRef(shown)

  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      const path = api.cart.vouchers['auto-applied'].$path({
        query: listQuery({ skip: skip.current, limit: step }),
      })
      const [page, code] = await Promise.all([getPage(path), import('./loaded-vouchers')])
      skip.current += page.data.length
      setLoaded({ List: code.LoadedVouchers })
      setVouchers((known) => [...known, ...page.data])
      setAll(page.data.length === 0 || skip.current >= page.total)
      setState('idle')
    } catch {
      // The error is shown beside the button, which retries.
      setState('failed')
    }
  }

  return (
    <>
      {loaded && vouchers.length > 0 && (
        <loaded.List vouchers={vouchers} className={gridClassName} step={step} />
      )}
      {!isAll && (
        <div className="mt-6 grid justify-items-center gap-2">
          <Button
            variant="secondary"
            aria-disabled={state === 'loading' || undefined}
            onClick={() => void load()}
          >
            {state === 'loading' && <Spinner className="size-4" />}
            {state === 'loading' ? texts.loading : texts.more}
          </Button>
          <p role="status" className="text-sm text-sale">
            {state === 'failed' ? texts.failed : ''}
          </p>
        </div>
      )}
    </>
  )
}
