import { HELP_TOPICS, type HelpTopic } from '@/lib/pages/help-topics'

interface HelpLinkProps {
  topic: HelpTopic
  /** what the article explains, for screen readers: 'Trợ giúp: phí giao hàng' */
  label: string
}

/**
 * A small question mark beside a term. A plain link to the article, which components/help/link/watch-help-links.ts opens over the page.
 */
export function HelpLink({ topic, label }: HelpLinkProps) {
  const { id, path } = HELP_TOPICS[topic]
  return (
    <a href={path} data-help={id} aria-haspopup="dialog" aria-label={label} className="help-link">
      <span aria-hidden>?</span>
    </a>
  )
}
