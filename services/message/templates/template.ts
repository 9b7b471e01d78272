import type { MailKind } from '@/domain/mail-kinds'
import { type Sender, sender } from '../sender'
import { preferencesPage, unsubscribePage } from '../unsubscribe/link'
import { type ChoiceLinks, type Letter, letterHtml, letterText } from './letter'

export type Channel = 'email' | 'sms' | 'whatsapp'

/** The content of a message as it is stored and passed to a provider. */
interface Content {
  subject: string | null
  text: string
  html: string | null
  /** values for providers that store the template themselves: the code, if the message has one */
  parameters: string[]
}

interface Definition<Values, Via extends Channel> {
  name: string
  write: (values: Values, sender: Sender, channel: Via, links: ChoiceLinks) => Content
  /** what its recipient can unsubscribe from; none for a message about an order or the account */
  kind?: MailKind
  /** number of attempts with growing pauses: 6 end within four minutes, 14 within a day and a half */
  attempts: number
  /** minutes after which the message expires; without it the message does not expire */
  minutes?: (values: Values) => number
}

interface QueuedContent extends Content {
  attempts: number
  /** minutes after which the message expires */
  minutes: number | undefined
}

/** A message for `queueMessage`. */
export interface Message {
  /** name of the template */
  template: string
  channel: Channel
  /** mail address or E.164 number */
  recipient: string
  /** what its recipient can unsubscribe from */
  kind: MailKind | null
  write(): QueuedContent
}

interface Addressed<Values, Via extends Channel> {
  channel: Via
  recipient: string
  values: Values
}

/** Makes a message from values: `queueMessage(tx, welcome({ channel: 'email', recipient, values }))`. */
export interface Template<Values, Via extends Channel> {
  (addressed: Addressed<Values, Via>): Message
  readonly template: string
}

/** Defines a template of a module, for `templates` in its module.ts. */
export function defineTemplate<Values, Via extends Channel>({
  name,
  write,
  kind,
  attempts,
  minutes,
}: Definition<Values, Via>): Template<Values, Via> {
  const messageOf = ({ channel, recipient, values }: Addressed<Values, Via>): Message => ({
    template: name,
    channel,
    recipient,
    kind: kind ?? null,
    write: () => ({
      ...write(values, sender(), channel, {
        unsubscribe: kind ? unsubscribePage(recipient, kind) : null,
        preferences: preferencesPage(recipient),
      }),
      attempts,
      minutes: minutes?.(values),
    }),
  })
  return Object.assign(messageOf, { template: name })
}

/** The content of a mail, as HTML and as plain text. */
export const mail = (
  letter: Letter,
  from: Sender,
  links: ChoiceLinks,
  parameters: string[] = [],
): Content => ({
  subject: letter.subject,
  text: letterText(letter, from, links),
  html: letterHtml(letter, from, links),
  parameters,
})

/** Defines a template that is sent only by mail, with attempts for more than a day; with a `kind`, its recipient can unsubscribe. */
export const mailTemplate = <Values>(
  name: string,
  letterOf: (values: Values, sender: Sender) => Letter,
  { kind }: { kind?: MailKind } = {},
): Template<Values, 'email'> =>
  defineTemplate({
    name,
    write: (values, from, _, links) => mail(letterOf(values, from), from, links),
    ...(kind && { kind }),
    attempts: 14,
  })
