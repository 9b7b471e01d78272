/** Settings that connect a shop to its message providers: read by the sending service, and by the guard of /dev/outbox. */

export const MESSAGE_CHANNELS = ['sms', 'whatsapp', 'email'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/**
 * The setting that switches a channel's provider on. What else it needs is looked for when it is used: a half-configured provider
 * fails loudly, it does not open the outbox.
 */
export const PROVIDER_SWITCHES: Record<MessageChannel, string> = {
  email: 'SMTP_URL',
  sms: 'SMS_PROVIDER',
  whatsapp: 'WHATSAPP_TOKEN',
}

type Environment = Record<string, string | undefined>

export const hasProvider = (channel: MessageChannel, environment: Environment): boolean =>
  Boolean(environment[PROVIDER_SWITCHES[channel]])

/** Whether nothing leaves the shop: no provider of any channel is configured. */
export const isLocalOnly = (environment: Environment): boolean =>
  !MESSAGE_CHANNELS.some((channel) => hasProvider(channel, environment))

/** Whether what was not sent may be read: only where nothing is sent, and on a public address only when that is wished. */
export const isOutboxOpen = (environment: Environment): boolean =>
  isLocalOnly(environment) &&
  (!(environment.SITE_URL ?? '').startsWith('https:') || environment.DEV_OUTBOX === 'on')
