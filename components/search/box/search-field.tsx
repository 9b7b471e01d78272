'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { DesktopPanelProps, FieldBinding } from '../panel/desktop-panel'

interface SearchFieldProps {
  texts: { label: string; placeholder: string; submit: string }
  /** label of the button */
  children: ReactNode
}

/** The search box of the desktop header: a plain form that leads to the results. Its suggestions are loaded on focus. */
export function SearchField({ texts, children }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<{
    Panel: ComponentType<DesktopPanelProps>
    start: DesktopPanelProps['start']
  } | null>(null)
  const [binding, bind] = useState<FieldBinding>({})

  useEffect(() => {
    // Without prefetch: the results depend on the keyword.
    if (inputRef.current && location.pathname === '/search')
      inputRef.current.value ||= new URLSearchParams(location.search).get('q') ?? ''
  }, [])

  const load = () => {
    if (code) return
    import('../panel/desktop-panel').then(
      ({ DesktopPanel: Panel }) => {
        const text = inputRef.current?.value ?? ''
        setCode({ Panel, start: { text, isOpen: document.activeElement === inputRef.current } })
      },
      // Without the panel the form still works.
      () => undefined,
    )
  }
  return (
    <form
      action="/search"
      role="search"
      onSubmit={binding.onSubmit}
      className="relative max-w-xl min-w-0 flex-1"
    >
      <input
        ref={inputRef}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        aria-label={texts.label}
        placeholder={texts.placeholder}
        onFocus={load}
        {...binding.input}
        className="h-11 w-full rounded-full bg-sand pr-12 pl-5 text-sm placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={texts.submit}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-full hover:text-accent"
      >
        {children}
      </button>
      {code && <code.Panel inputRef={inputRef} start={code.start} bind={bind} />}
    </form>
  )
}
