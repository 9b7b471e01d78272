'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { newVersions } from '@/domain/account/agreements/new-versions'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import { useDataOnce } from '@/lib/client/use-data'
import { AGREEMENTS } from './accept'
import { DocumentChanges } from './document-changes'

/** At the order, which agrees to them: what changed in versions that the member has not agreed to yet. Nothing for all others. */
export default function AgreementNews() {
  const t = useTranslations('agreements')
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const { data } = useDataOnce(session === 'member' ? AGREEMENTS : null)
  const documents = data ? newVersions(data) : []
  if (documents.length === 0) return null
  return (
    <section role="status" className="grid gap-3 rounded-lg bg-accent-soft p-4 text-sm">
      <p>{t('news')}</p>
      <DocumentChanges documents={documents} />
    </section>
  )
}
