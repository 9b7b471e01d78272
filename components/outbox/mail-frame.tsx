import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** A mail as its reader sees it, shut away from the page: no script of it runs, its links open elsewhere. Works without JavaScript. */
export function MailFrame({ html, subject }: { html: string; subject: string }) {
  const t = useTranslations('outbox')
  return (
    <details className="group mt-3 border-t border-line">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{t('open')}</span>
        <span className="hidden group-open:inline">{t('close')}</span>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.5}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <iframe
        srcDoc={html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
        title={t('frame', { subject })}
        className="h-160 w-full rounded-md border border-line bg-paper"
      />
    </details>
  )
}
