'use client'

import { Button, ButtonLink } from '@/components/ui/button'

interface StepNoticeProps {
  text: string
  label: string
  /** where to go instead */
  href?: string
  onAction?: () => void
}

/** A step that cannot be taken from here, and the way to where it can. */
export function StepNotice({ text, label, href, onAction }: StepNoticeProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-5">
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
