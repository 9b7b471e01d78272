import { boolean, object, type Schema } from 'yup'
import type { MailChoices, MailKind } from './mail-kinds'

/** Which kinds an address receives, as calls carry it. */
export const mailChoicesSchema = object({
  'review-reminder': boolean().required(),
  'review-answer': boolean().required(),
  'back-in-stock': boolean().required(),
  'sale-reminder': boolean().required(),
} satisfies Record<MailKind, Schema<MailChoices[MailKind]>>)
