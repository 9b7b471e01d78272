import type { ReactNode } from 'react'

interface StepFrameProps {
  /** what the step is about, above its question */
  lead?: string
  title: string
  hint?: string
  children: ReactNode
}

/** A step: its question, which takes the focus when the step is shown and so announces it, and its fields. */
export function StepFrame({ lead, title, hint, children }: StepFrameProps) {
  return (
    <section className="grid grid-cols-1 content-start gap-5">
      <div className="grid gap-1">
        {lead && <p className="line-clamp-2 text-sm text-muted">{lead}</p>}
        <h3 tabIndex={-1} className="font-display text-xl outline-none">
          {title}
        </h3>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
