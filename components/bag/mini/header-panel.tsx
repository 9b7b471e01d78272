'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { MiniBag } from './mini-bag'

export interface HeaderPanelProps {
  /** the element that contains the entry and this panel */
  box: HTMLElement
  /** whether pointer or focus is still on it */
  opens: boolean
}

/** The pointer may cross the gap between entry and panel. */
const CLOSE_DELAY_MS = 200

/** Opens the mini bag on hover, focus or touch; closes it when all have left, and on Escape. */
export function HeaderPanel({ box, opens }: HeaderPanelProps) {
  const [isOpen, setOpen] = useState(opens)

  const onClick = useEffectEvent((event: PointerEvent | MouseEvent) => {
    const isEntry = event.target instanceof Element && event.target.closest('a')?.parentElement === box
    // Touch has no hover: the press opens the panel, which links to the bag.
    if (isEntry && !isOpen && 'pointerType' in event && event.pointerType === 'touch') {
      event.preventDefault()
      event.stopPropagation()
      setOpen(true)
    } else if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    box.querySelector('a')?.focus()
    setOpen(false)
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const enter = (event: PointerEvent) => {
      clearTimeout(timer)
      if (event.pointerType !== 'touch') setOpen(true)
    }
    const leave = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setOpen(false), CLOSE_DELAY_MS)
    }
    const focus = () => {
      if (box.querySelector('a')?.matches(':focus-visible')) setOpen(true)
    }
    const blur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOpen(false)
    }
    const beside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.contains(target))) setOpen(false)
    }
    const click = (event: MouseEvent) => onClick(event)
    const key = (event: KeyboardEvent) => onKey(event)
    box.addEventListener('pointerenter', enter)
    box.addEventListener('pointerleave', leave)
    box.addEventListener('focusin', focus)
    box.addEventListener('focusout', blur)
    box.addEventListener('click', click, true)
    document.addEventListener('pointerdown', beside)
    document.addEventListener('keydown', key)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('pointerenter', enter)
      box.removeEventListener('pointerleave', leave)
      box.removeEventListener('focusin', focus)
      box.removeEventListener('focusout', blur)
      box.removeEventListener('click', click, true)
      document.removeEventListener('pointerdown', beside)
      document.removeEventListener('keydown', key)
    }
  }, [box])

  return isOpen ? <MiniBag /> : null
}
