import type { AgreedDocument } from '@/domain/account/agreements/agreements'
import { api, getData } from '@/lib/client/api'

export const AGREEMENTS = api.account.user.me.agreements.$path()

type Shown = Pick<AgreedDocument, 'slug' | 'version'>

/** Agrees to these versions. @throws INVALID_FIELDS when a newer one is in force */
export const accept = (documents: readonly Shown[]) =>
  api.account.user.me.agreements.$put({
    json: { documents: documents.map(({ slug, version }) => ({ slug, version })) },
  })

/** Agrees to the versions in force: for a form that says so and links to them. */
export async function acceptInForce(): Promise<void> {
  const { documents } = await getData(AGREEMENTS)
  const open = documents.filter(({ accepted_at }) => accepted_at === null)
  if (open.length > 0) await accept(open)
}
