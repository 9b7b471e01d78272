import 'server-only'
import { boolean, type InferType, mixed, object } from 'yup'
import { mailChoicesSchema } from '@/domain/shop/mail-choices'
import { MAIL_KINDS, type MailChoices, type MailKind } from '@/domain/mail-kinds'
import { messageClient } from '@/lib/services/clients'
import { readDataOrNull } from '@/lib/services/read'

const subscriptionSchema = object({
  kind: mixed<MailKind>().oneOf(MAIL_KINDS).required(),
  is_wanted: boolean().required(),
})
export type Subscription = InferType<typeof subscriptionSchema>

/** The kind of mail that the token of a link names, and whether its address receives it; null for a token that is not ours. */
export const readSubscription = (token: string) =>
  readDataOrNull(messageClient.subscription.$get({ query: { token } }), subscriptionSchema)

/** Stops or resumes the mails that a token names; null for a token that is not ours. */
export const changeSubscription = (token: string, isWanted: boolean) =>
  readDataOrNull(
    messageClient.subscription.$put({ json: { token, is_wanted: isWanted } }),
    subscriptionSchema,
  )

/** Which mails the address receives that a token names; null for a token that is not ours. */
export const readMailChoices = (token: string) =>
  readDataOrNull(messageClient.preferences.$get({ query: { token } }), mailChoicesSchema)

/** Keeps which mails the address receives that a token names; null for a token that is not ours. */
export const keepMailChoices = (token: string, choices: MailChoices) =>
  readDataOrNull(messageClient.preferences.$put({ json: { token, choices } }), mailChoicesSchema)
