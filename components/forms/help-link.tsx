interface HelpLinkProps {
  /** address of the article: one of lib/pages/help/topics.ts */
  href: string
  /** what the article explains: 'Trợ giúp: phí giao hàng'. Shown with `isText`, else for screen readers */
  label: string
  /** the label as a link in place of the question mark */
  isText?: boolean
}

/**
 * A small question mark beside a term, or a sentence that offers help. A plain link to the article, which
 * components/overlays/overlay-host.tsx opens over the page.
 */
export function HelpLink({ href, label, isText = false }: HelpLinkProps) {
  const link = { href, 'data-help': true, 'aria-haspopup': 'dialog' } as const
  if (isText)
    return (
      <a
        {...link}
        className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4"
      >
        {label}
      </a>
    )
  return (
    <a {...link} aria-label={label} className="help-link">
      <span aria-hidden>?</span>
    </a>
  )
}
