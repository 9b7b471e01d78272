import { type ISchema, object, string } from 'yup'

/** Every job there is and what it is told: a line here, a line below, and the task in its module. */
export interface JobPayloads {
  /** `until`: the instant (ISO 8601) after which nobody wants it any more */
  'send-message': { id: string; until?: string | undefined }
  'forget-messages': object
  'forget-account-leftovers': object
  'reset-password-mail': { email: string; deviceId: string | null }
}

export type JobName = keyof JobPayloads

/** A job may be older than the code that runs it: what it carries is read, not believed. */
export const payloadSchemas: { [Name in JobName]: ISchema<JobPayloads[Name]> } = {
  'send-message': object({ id: string().uuid().required(), until: string().optional() }),
  'forget-messages': object(),
  'forget-account-leftovers': object(),
  'reset-password-mail': object({ email: string().required(), deviceId: string().defined().nullable() }),
}
