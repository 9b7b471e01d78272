import { useTranslations } from 'next-intl'
import { staticPagePath } from '@/domain/content/addresses'
import type { AgreedDocument } from '@/domain/account/agreements/agreements'
import { formatDate } from '@/lib/format'

/** New versions with what changed, each with a link that opens it beside the page. */
export function DocumentChanges({ documents }: { documents: readonly AgreedDocument[] }) {
  const t = useTranslations('agreements')
  return (
    <ul className="grid gap-4">
      {documents.map(({ slug, title, version, in_force, changes }) => (
        <li key={slug}>
          <p className="font-semibold">{t('version', { title, version, date: formatDate(in_force) })}</p>
          <p className="mt-1">{changes}</p>
          <a
            href={staticPagePath(slug)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {t('read', { title })}
          </a>
        </li>
      ))}
    </ul>
  )
}
