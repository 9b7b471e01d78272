import type { Channel } from '../templates/template'

/** A message for a provider. `id` is the same in every attempt, so that a provider can recognize repetitions. */
export interface Outgoing {
  id: string
  template: string
  channel: Channel
  recipient: string
  subject: string | null
  text: string
  html: string | null
  parameters: readonly string[]
  /** further headers of a mail, by name; their values are ASCII */
  headers: Readonly<Record<string, string>>
}

export interface Receipt {
  /** the provider's id of the message; null when it gives none */
  providerId: string | null
}

export interface Delivery {
  name: string
  /** @throws DeliveryError when the provider did not accept the message */
  deliver(message: Outgoing): Promise<Receipt>
}

/** The provider did not accept a message. The text is logged, so it must contain neither recipient nor content. */
export class DeliveryError extends Error {
  /** `isFinal`: the message will never be accepted; otherwise another attempt may succeed. */
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message)
    this.name = 'DeliveryError'
  }
}
