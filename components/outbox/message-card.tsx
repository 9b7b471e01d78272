import { useTranslations } from 'next-intl'
import { CodeToCopy } from '@/components/sharing/code-to-copy'
import { Icon } from '@/components/ui/icon'
import type { OutboxMessage } from '@/lib/reads/message-outbox'

const ICONS = { email: 'mail', sms: 'smartphone', whatsapp: 'message-circle' } as const

/** One message: channel, recipient, time, code and text. */
export function MessageCard({ message }: { message: OutboxMessage }) {
  const t = useTranslations('outbox')
  const { channel, recipient, subject, text, html, code, headers, created_at: at } = message
  const icon = ICONS[channel]
  return (
    <article className="rounded-lg border border-line bg-white p-4 tablet:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5">
          <Icon name={icon} size={16} />
          {t(`channel.${channel}`)}
        </span>
        <time dateTime={at.toISOString()}>{t('sentAt', { at })}</time>
      </div>
      <h2 className="mt-2 text-base wrap-anywhere">
        <span className="sr-only">{t('recipient')} </span>
        {recipient}
      </h2>
      {subject && <p className="mt-1 font-display text-lg">{subject}</p>}
      {code && (
        <div className="mt-3">
          <CodeToCopy
            code={code}
            isLarge
            texts={{ copy: t('copy', { code }), copied: t('copied', { code }), copyFailed: t('copyFailed') }}
          />
        </div>
      )}
      <p
        className={`mt-3 text-sm whitespace-pre-line wrap-anywhere ${html ? 'line-clamp-6 text-muted' : ''}`}
      >
        {text}
      </p>
      {headers.length > 0 && (
        <dl aria-label={t('headers')} className="mt-3 rounded-md bg-sand p-3 font-mono text-xs wrap-anywhere">
          {headers.map(({ name, value }) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}: </dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {html && <MailFrame html={html} subject={subject ?? ''} />}
    </article>
  )
}

/** A mail in a sandboxed frame: its scripts do not run, its links open in a new tab. Works without JavaScript. */
function MailFrame({ html, subject }: { html: string; subject: string }) {
  const t = useTranslations('outbox')
  return (
    <details className="group mt-3 border-t border-line">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{t('open')}</span>
        <span className="hidden group-open:inline">{t('close')}</span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
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
