'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bagHint } from '@/lib/client/bag/bag-hint'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import { BagEntry, type BagEntryProps } from '../page/bag-entry'
import type { HeaderPanelProps } from './header-panel'

/** Pages that come with the bag, or ask for it themselves. */
const HAS_BAG = /^\/order(?:\/shipping|\/payment)?\/?$/

/**
 * The bag entry of the desktop header, which is on every page: loads the bag when a visit starts (CRT-02), unless it is known to be empty or
 * the page has it, and the mini bag's code on hover or focus.
 */
export function HeaderBag({ texts }: Pick<BagEntryProps, 'texts'>) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [code, setCode] = useState<{ Panel: ComponentType<HeaderPanelProps>; opens: boolean } | null>(null)
  const isHere = useRef(false)

  useEffect(() => {
    if (session === 'starting' || (session === 'visitor' && bagHint() === 0)) return
    if (HAS_BAG.test(window.location.pathname)) return
    // Silent: a component that shows the bag loads it again.
    import('@/lib/client/bag/bag-mark').then(({ loadBagMark }) => loadBagMark()).catch(() => undefined)
  }, [session])

  const load = (isTurnedTo: boolean) => {
    isHere.current ||= isTurnedTo
    if (code) return
    import('./header-panel')
      .then(({ HeaderPanel: Panel }) => setCode({ Panel, opens: isHere.current }))
      // Without the panel the entry is still a link to the bag.
      .catch(() => undefined)
  }
  const leave = () => (isHere.current = false)
  return (
    <div
      ref={setBox}
      className="relative"
      onPointerEnter={(event) => load(event.pointerType !== 'touch')}
      onFocus={(event) => load(event.target.matches(':focus-visible'))}
      onPointerLeave={leave}
      onBlur={leave}
    >
      <BagEntry place="header" texts={texts} />
      {code && box && <code.Panel box={box} opens={code.opens} />}
    </div>
  )
}
