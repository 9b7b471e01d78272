import type { Channel } from '../templates/template'

/** A message as a provider gets it. `id` is the same at every try, so that a provider can tell a repetition. */
export interface Outgoing {
  id: string
  template: string
  channel: Channel
  recipient: string
  subject: string | null
  text: string
  html: string | null
  parameters: readonly string[]
}

export interface Receipt {
  /** how the provider calls the message; null when it does not say */
  providerId: string | null
}

export interface Delivery {
  name: string
  /** @throws DeliveryError when the provider did not take the message */
  deliver(message: Outgoing): Promise<Receipt>
}

/** The provider did not take a message. What it says goes to the log, so it names neither recipient nor words. */
export class DeliveryError extends Error {
  /** `isFinal`: this message will never be taken; otherwise another try may succeed. */
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message)
    this.name = 'DeliveryError'
  }
}
