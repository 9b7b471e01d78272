import { type Sender, sender } from '../sender'
import { type Letter, letterHtml, letterText } from './letter'

export type Channel = 'email' | 'sms' | 'whatsapp'

/** A message as it is stored and handed to a provider. */
interface Content {
  subject: string | null
  text: string
  html: string | null
  /** for providers that keep the wording themselves: the code of a message that carries one */
  parameters: string[]
}

interface Definition<Values, Via extends Channel> {
  name: string
  write: (values: Values, sender: Sender, channel: Via) => Content
  /** tries in all; the pauses grow from seconds to hours, so 6 end within four minutes, 14 within a day and a half */
  attempts: number
  /** after how many minutes the message is of no use any more */
  minutes?: (values: Values) => number
}

interface Written extends Content {
  attempts: number
  /** after how many minutes the message is of no use any more */
  minutes: number | undefined
}

/** A message to a person, as `queueMessage` takes it. */
export interface Message {
  /** name of the template */
  template: string
  channel: Channel
  /** address or E.164 number */
  recipient: string
  write(): Written
}

interface Addressed<Values, Via extends Channel> {
  channel: Via
  recipient: string
  values: Values
}

/** Makes a message of values: `queueMessage(tx, welcome({ channel: 'email', recipient, values }))`. */
export interface Template<Values, Via extends Channel> {
  (addressed: Addressed<Values, Via>): Message
  readonly template: string
}

/** Defines a message a module sends, for the `templates` of its module.ts. */
export function defineTemplate<Values, Via extends Channel>({
  name,
  write,
  attempts,
  minutes,
}: Definition<Values, Via>): Template<Values, Via> {
  const messageOf = ({ channel, recipient, values }: Addressed<Values, Via>): Message => ({
    template: name,
    channel,
    recipient,
    write: () => ({ ...write(values, sender(), channel), attempts, minutes: minutes?.(values) }),
  })
  return Object.assign(messageOf, { template: name })
}

/** A letter as a mail: the same words with markup and without. */
export const mail = (letter: Letter, from: Sender, parameters: string[] = []): Content => ({
  subject: letter.subject,
  text: letterText(letter, from),
  html: letterHtml(letter, from),
  parameters,
})

/** Defines a message that is only ever a mail, and is worth sending a day late. */
export const mailTemplate = <Values>(
  name: string,
  letterOf: (values: Values, sender: Sender) => Letter,
): Template<Values, 'email'> =>
  defineTemplate({ name, write: (values, from) => mail(letterOf(values, from), from), attempts: 14 })
