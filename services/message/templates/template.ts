import type { Sender } from '../sender'
import { type Letter, letterHtml, letterText } from './letter'

export type Channel = 'email' | 'sms' | 'whatsapp'

/** What is kept of a message and handed to a provider. */
export interface Content {
  subject: string | null
  text: string
  html: string | null
  /** for providers that keep the wording themselves; a code comes first */
  parameters: string[]
}

export interface Template<Values, Via extends Channel> {
  write(values: Values, sender: Sender, channel: Via): Content
  /** tries in all; the pauses grow from seconds to hours, so 6 end within four minutes, 14 within a day and a half */
  attempts: number
  /** after how many minutes nobody wants it any more */
  minutes?(values: Values): number
}

/** A letter as a mail: the same words with markup and without. */
export const mail = (letter: Letter, sender: Sender, parameters: string[] = []): Content => ({
  subject: letter.subject,
  text: letterText(letter, sender),
  html: letterHtml(letter, sender),
  parameters,
})

/** A template that is only ever a mail, and is worth sending a day late. */
export const mailTemplate = <Values>(
  letterOf: (values: Values, sender: Sender) => Letter,
): Template<Values, 'email'> => ({
  write: (values, sender) => mail(letterOf(values, sender), sender),
  attempts: 14,
})
