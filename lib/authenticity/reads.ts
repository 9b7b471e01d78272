import 'server-only'
import { array, number, object, string } from 'yup'
import type { Check } from '@/domain/authenticity/check'
import type { CheckForm } from '@/domain/authenticity/check-input'
import type { Page } from '@/domain/envelope'
import { isCanonicalUuid } from '@/domain/ids'
import { authenticityClient } from '@/lib/services/clients'
import { readChecked, readCheckedOrNull } from '@/lib/services/read'
import { readRefusal, type Refusal } from '@/lib/services/refusal'
import { callerHeaders } from '@/lib/reads/caller'
import { readWithPage } from '@/lib/reads/with-page'

const name = () => string().required()

/** What the pages read of a check beyond what TypeScript can promise of another process. */
const checkShape = object({
  id: name(),
  checked_at: name(),
  verdict: name(),
  suspicions: array(string().defined()).defined(),
  batch: name(),
  product: object({ id: number().required(), name: string().defined() }).required(),
  recall: object({ reason: string().defined() }).defined().nullable(),
})

/** A check of the member or the device that asks for the page; null for another's. */
export async function readOwnCheck(id: string): Promise<Check | null> {
  if (!isCanonicalUuid(id)) return null
  const check = await readWithPage('a check', async () =>
    readCheckedOrNull(
      authenticityClient.v3.authenticity.checks[':id'].$get({ param: { id } }, await callerHeaders()),
      checkShape,
    ),
  )
  return check ?? null
}

/** The latest checks of the member or the device; undefined when the service cannot say now. */
export const readOwnChecks = (limit: number): Promise<Page<Check> | undefined> =>
  readWithPage('own checks', async () =>
    readChecked(
      authenticityClient.v3.authenticity.checks.$get(
        { query: { skip: '0', limit: String(limit) } },
        await callerHeaders(),
      ),
      object({ data: array(checkShape).required(), total: number().required() }),
    ),
  )

/** How the shop answered a form that came without scripts. */
export type CheckOutcome = { is: 'checked'; id: string } | ({ is: 'refused' } & Refusal)

/** Checks a code for the caller whose headers these are. */
export async function sendCheck(
  json: CheckForm & { product_id?: number },
  headers: Record<string, string>,
): Promise<CheckOutcome> {
  const response: { ok: boolean; status: number; json(): Promise<unknown> } =
    await authenticityClient.v3.authenticity.checks.$post({ json }, { headers })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const { data } = object({ data: object({ id: name() }).required() }).validateSync(body)
    return { is: 'checked', id: data.id }
  }
  return { is: 'refused', ...readRefusal(response.status, body) }
}
