import 'server-only'
import { type Application, PARTNER_KINDS } from '@/domain/affiliate/application'
import { callerHeaders } from '@/lib/reads/caller'
import { affiliateClient } from '@/lib/services/clients'
import { readRefusal, type Refusal } from '@/lib/services/refusal'

/** The application of browsers without scripts. */

/** Reads a field as it was sent, unchecked; '' for one that was not. */
export type ReadField = (name: keyof Application) => string

export const fieldsOf =
  (form: FormData): ReadField =>
  (name) => {
    const value = form.get(name)
    // Forms end lines as mail does.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }

/** Sends the application of the member who asks; null when it was taken. */
export async function sendApplication(read: ReadField): Promise<Refusal | null> {
  const json = {
    ...{ name: read('name'), channels: read('channels'), legal_name: read('legal_name') },
    kind: PARTNER_KINDS.find((kind) => kind === read('kind')) ?? 'person',
    ...{ id_number: read('id_number'), bank_bin: read('bank_bin') },
    ...{ account_number: read('account_number'), account_holder: read('account_holder') },
    terms_version: Number(read('terms_version')),
    is_agreed: read('is_agreed') !== '',
  }
  const response: { ok: boolean; status: number; json(): Promise<unknown> } =
    await affiliateClient.affiliates.$post({ json }, await callerHeaders())
  return response.ok ? null : readRefusal(response.status, await response.json().catch(() => null))
}
