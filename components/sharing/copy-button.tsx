'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { copyText, type CopyTexts } from './copy-text'

interface CopyButtonProps {
  text: string
  texts: CopyTexts & { copy: string }
  variant?: 'secondary' | 'quiet'
  className?: string
}

/** Copies a text that stands beside it; the label says what. */
export function CopyButton({ text, texts, variant = 'secondary', className }: CopyButtonProps) {
  return (
    <Button variant={variant} className={className} onClick={() => void copyText(text, texts)}>
      <Icon name="copy" />
      {texts.copy}
    </Button>
  )
}

/** The same as an icon, with the label for screen readers. */
export function CopyIconButton({ text, texts, className = 'text-accent' }: Omit<CopyButtonProps, 'variant'>) {
  return (
    <button
      type="button"
      aria-label={texts.copy}
      title={texts.copy}
      onClick={() => void copyText(text, texts)}
      className={`grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft ${className}`}
    >
      <Icon name="copy" />
    </button>
  )
}
