'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** A picture copied together with text, as from a document, is pasted as text. */
const picturesIn = (data: DataTransfer | null) =>
  data?.types.includes('text/plain')
    ? []
    : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/**
 * Files dropped into the dialog around an element, or pasted anywhere, while the element is shown. Gives whether files are dragged over the
 * dialog.
 */
export function useTakenFiles(
  area: RefObject<HTMLElement | null>,
  isActive: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const node = area.current
    if (!node || !isActive) return
    const around: HTMLElement = node.closest('dialog') ?? node
    const isShown = () => node.closest('[hidden]') === null
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || !isShown()) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = ({ relatedTarget: to }: DragEvent) => {
      if (!(to instanceof Node && around.contains(to))) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event.dataTransfer) || !isShown()) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = isShown() ? picturesIn(event.clipboardData) : []
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    around.addEventListener('dragover', onDragOver)
    around.addEventListener('dragleave', onDragLeave)
    around.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      around.removeEventListener('dragover', onDragOver)
      around.removeEventListener('dragleave', onDragLeave)
      around.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [area, isActive])

  return isOver
}
