'use client'

import type { CopyTexts } from './copy-text'
import { CopyIconButton } from './copy-button'

interface CodeToCopyProps {
  code: string
  texts: CopyTexts & { copy: string }
  /** a code to read out or type, with spaced characters */
  isLarge?: boolean
}

/** A code with the button that copies it. */
export function CodeToCopy({ code, texts, isLarge = false }: CodeToCopyProps) {
  return (
    <div className="inline-flex max-w-full items-center rounded-md bg-accent-soft pl-3">
      <span
        className={`min-w-0 font-semibold break-all text-accent-dark tabular-nums ${isLarge ? 'text-xl tracking-widest' : ''}`}
        translate="no"
      >
        {code}
      </span>
      <CopyIconButton text={code} texts={texts} className="ml-1 text-accent-dark" />
    </div>
  )
}
