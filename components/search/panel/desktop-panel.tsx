'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Texts } from '@/components/ui/texts'
import card from '@/messages/vi/card.json'
import search from '@/messages/vi/search.json'
import { SearchPanel } from './search-panel'
import { type InputProps, useSearchBox } from '../box/use-search-box'

/** Attributes and handlers that the panel passes to its form. */
export interface FieldBinding {
  input?: InputProps
  onSubmit?: (event: SubmitEvent) => void
}

export interface DesktopPanelProps {
  inputRef: RefObject<HTMLInputElement | null>
  start: { text: string; isOpen: boolean }
  bind: (binding: FieldBinding) => void
}

/** The panel below the desktop's search box: suggestions, or discovery before anything is typed. */
export function DesktopPanel({ inputRef, start, bind }: DesktopPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const keyword = useSearchParams().get('q')
  const box = useSearchBox({
    inputRef,
    start,
    go: (path) => router.push(path),
    stepInto: () => panel.current?.querySelector<HTMLElement>('a, button')?.focus(),
  })
  const { isOpen, close, submit, inputProps } = box

  useLayoutEffect(() => {
    bind({
      input: inputProps,
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      },
    })
    // The binding changes with the text; its functions are new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bind, box.text, isOpen, box.activeId, box.groups])

  useEffect(() => {
    if (inputRef.current && keyword !== null && location.pathname === '/search')
      inputRef.current.value = keyword
  }, [inputRef, keyword])

  const onAway = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Node && inputRef.current?.form?.contains(target))) close()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Tab skips the panel: an arrow key leads into it.
    if (event.key === 'Tab' && document.activeElement === inputRef.current) close()
    if (event.key !== 'Escape' || event.isComposing || !isOpen) return
    event.preventDefault()
    inputRef.current?.focus()
    close()
  })
  useEffect(() => {
    const beside = (event: PointerEvent) => onAway(event.target)
    const leave = (event: FocusEvent) => event.relatedTarget && onAway(event.relatedTarget)
    const key = (event: KeyboardEvent) => onKey(event)
    const form = inputRef.current?.form
    document.addEventListener('pointerdown', beside)
    document.addEventListener('keydown', key)
    form?.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('pointerdown', beside)
      document.removeEventListener('keydown', key)
      form?.removeEventListener('focusout', leave)
    }
  }, [inputRef])

  if (!isOpen) return null
  return (
    <Texts messages={{ card, search }}>
      <div
        ref={panel}
        className="absolute top-full left-0 z-10 mt-2 max-h-[min(80vh,44rem)] w-[min(44rem,90vw)] overflow-y-auto rounded-lg border border-line bg-paper shadow-float"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close()
        }}
      >
        <SearchPanel box={box} />
      </div>
    </Texts>
  )
}
