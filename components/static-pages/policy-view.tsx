import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { staticPagePath } from '@/domain/content/addresses'
import type { StaticPage } from '@/domain/content/page'
import { formatDate } from '@/lib/format'
import { POLICIES, type Policy } from '@/lib/pages/static-pages/policies.js'
import { CONSENT_HASH } from '@/lib/pages/routes'
import { policyPath } from '@/lib/pages/static-pages/paths'
import { StaticPageView } from './static-page-view'

interface PolicyViewProps {
  policy: Policy
  page: StaticPage
  /** the version in force */
  current: number
}

const linkClass = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'

/** A policy in one of its versions, with the others to read. */
export function PolicyView({ policy, page, current }: PolicyViewProps) {
  const t = useTranslations('staticPages')
  const notice = page.version !== current && (
    <p className="mt-4 rounded-md bg-accent-soft px-4 py-3">
      {t.rich('earlier', {
        version: page.version,
        link: (text) => (
          <Link
            href={policyPath(policy)}
            prefetch={false}
            className="text-accent underline underline-offset-4"
          >
            {text}
          </Link>
        ),
      })}
    </p>
  )
  return (
    <StaticPageView page={page} isPolicy notice={notice}>
      {policy === 'privacypolicy' && (
        <section className="print:hidden">
          <p className="mb-3">{t('consentText')}</p>
          <ButtonLink href={CONSENT_HASH} variant="secondary">
            {t('consent')}
          </ButtonLink>
        </section>
      )}
      <Versions policy={policy} page={page} current={current} />
      <nav aria-label={t('others')} className="print:hidden">
        <h2 className="section-title">{t('others')}</h2>
        <ul className="mt-2 grid">
          {POLICIES.filter((other) => other !== policy).map((other) => (
            <li key={other}>
              <Link href={staticPagePath(other)} prefetch={false} className={linkClass}>
                {t(`names.${other}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </StaticPageView>
  )
}

function Versions({ policy, page, current }: PolicyViewProps) {
  const t = useTranslations('staticPages')
  return (
    <section>
      <h2 className="section-title">{t('versions')}</h2>
      <ul className="mt-2 grid">
        {page.versions.map(({ version, in_force }) => {
          const line = t('versionLine', { version, date: formatDate(in_force) })
          const marks = [version === current && t('current'), version === page.version && t('shown')].filter(
            Boolean,
          )
          return (
            <li key={version} className="flex flex-wrap items-center gap-x-2">
              {version === page.version ? (
                <span className="inline-flex min-h-11 items-center">{line}</span>
              ) : (
                <Link
                  href={policyPath(policy, version === current ? null : version)}
                  prefetch={false}
                  className={linkClass}
                >
                  {line}
                </Link>
              )}
              {marks.length > 0 && <small className="text-muted">({marks.join(', ')})</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
