'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { takeBack } from './back-steps'
import { useOverlay } from './context'
import { closeNextOverlay, stepBackOverlay } from './close-next'
import { focusFirst, focusPlacesAround } from './focus/return-focus'
import { closeOverlay } from './store'

interface OverlayFrameProps {
  title: string
  /** hides the title visually, as the content shows its own */
  hideTitle?: boolean
  /** sheet: wide; dialog: narrow. Both rise from the bottom of a phone. drawer: a full-height panel from the left. full: the whole screen */
  size?: 'sheet' | 'dialog' | 'drawer' | 'full'
  /** stays in view below the content: the main action */
  footer?: ReactNode
  children: ReactNode
}

/**
 * The frame of every overlay: a native modal dialog, which traps the focus and makes the page inert. Opening focuses the title, or the
 * element marked `data-autofocus`; closing restores the focus.
 */
export function OverlayFrame({
  title,
  hideTitle = false,
  size = 'dialog',
  footer,
  children,
}: OverlayFrameProps) {
  const t = useTranslations('overlay')
  const overlay = useOverlay()
  const { name, opener, isLeaving } = overlay
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    if (!node.open) node.showModal()
    // What is done here may take the opener away: the part of the page it was in stays.
    const places = [opener, ...focusPlacesAround(opener)]
    const first = node.querySelector<HTMLElement>('[data-autofocus]') ?? node.querySelector<HTMLElement>('h2')
    first?.focus({ preventScroll: true })
    return () => {
      node.close()
      focusFirst(places)
    }
  }, [opener])

  const isBeside = (event: MouseEvent | PointerEvent) => event.target === dialog.current

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="overlay"
      data-overlay={name}
      data-size={size}
      data-leaving={isLeaving || undefined}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={(event) => {
        // A text selection that ends outside the panel is not a click outside.
        if (isBeside(event) && pressed.current === dialog.current) closeNextOverlay()
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        stepBackOverlay()
      }}
      onClose={(event) => {
        // The browser closed the dialog itself, as Android's back gesture may.
        if (event.target !== dialog.current || dialog.current.open) return
        if (takeBack(overlay)) dialog.current.showModal()
        else closeOverlay(overlay)
      }}
    >
      <div className="flex max-h-[inherit] min-h-0 min-w-0 flex-1 flex-col">
        <header
          className={`flex shrink-0 items-center gap-4 ${hideTitle ? 'absolute top-2 right-2 z-10' : 'border-b border-line py-1.5 pr-2 pl-5'}`}
        >
          <h2
            id={titleId}
            tabIndex={-1}
            className={hideTitle ? 'sr-only' : 'min-w-0 flex-1 py-2 text-lg font-semibold outline-none'}
          >
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={() => closeOverlay(overlay)}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-paper hover:bg-sand"
          >
            <Icon name="x" size={20} />
          </button>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {footer && <footer className="shrink-0 border-t border-line px-5 py-3">{footer}</footer>}
      </div>
    </dialog>
  )
}
