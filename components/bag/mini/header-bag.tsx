'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bagHint } from '@/lib/client/bag-hint'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/session'
import { BagEntry, type BagEntryProps } from '../page/bag-entry'
import type { HeaderPanelProps } from './header-panel'

/**
 * The bag in the head of the desktop, which is there on every page: it loads the bag when a visit begins (CRT-02), unless there is
 * nothing to load, and the panel that shows it in short once somebody turns to it.
 */
export function HeaderBag({ texts }: Pick<BagEntryProps, 'texts'>) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [code, setCode] = useState<{ Panel: ComponentType<HeaderPanelProps>; opens: boolean } | null>(null)
  const isHere = useRef(false)

  useEffect(() => {
    if (session === 'starting' || (session === 'visitor' && bagHint() === 0)) return
    // Silent: whoever shows the bag asks again.
    import('@/lib/client/bag').then(({ loadBag }) => loadBag()).catch(() => undefined)
  }, [session])

  const wake = (isTurnedTo: boolean) => {
    isHere.current ||= isTurnedTo
    if (code) return
    import('./header-panel')
      .then(({ HeaderPanel: Panel }) => setCode({ Panel, opens: isHere.current }))
      // Without it the entry is still the way to the bag.
      .catch(() => undefined)
  }
  return (
    <div
      ref={setBox}
      className="relative"
      onPointerEnter={(event) => wake(event.pointerType !== 'touch')}
      onFocus={(event) => wake(event.target.matches(':focus-visible'))}
      onPointerLeave={() => (isHere.current = false)}
    >
      <BagEntry place="header" texts={texts} />
      {code && box && <code.Panel box={box} opens={code.opens} />}
    </div>
  )
}
