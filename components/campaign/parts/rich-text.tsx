import { cleanHtml } from '@/lib/clean-html'

/** Simple HTML of a campaign, cleaned. Renders nothing when it is empty. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const clean = cleanHtml(html)
  if (!clean) return null
  return (
    <div
      className={`max-w-prose [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-3 [&_p:last-child]:mb-0 [&_ul]:list-disc [&_ul]:pl-5 ${className}`}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}
