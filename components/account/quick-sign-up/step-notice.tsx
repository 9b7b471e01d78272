'use client'

import type { Ref } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'

interface StepNoticeProps {
  ref?: Ref<HTMLDivElement>
  text: string
  label: string
  /** where to go instead */
  href?: string
  onAction?: () => void
}

/** A step that is not available from here, with a link to the right one. */
export function StepNotice({ ref, text, label, href, onAction }: StepNoticeProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
      <p>{text}</p>
      {href === undefined ? (
        <Button size="lg" onClick={onAction}>
          {label}
        </Button>
      ) : (
        <ButtonLink size="lg" href={href}>
          {label}
        </ButtonLink>
      )}
    </div>
  )
}
