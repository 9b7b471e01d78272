import {
  hasProvider,
  isLocalOnly,
  MESSAGE_CHANNELS,
  PROVIDER_SWITCHES,
} from '@/domain/shop/message-providers'
import { settings, writtenSettings } from '@/settings'
import { esms } from './delivery/esms'
import { httpSms } from './delivery/http-sms'
import { outbox } from './delivery/outbox'
import { type Delivery, DeliveryError } from './delivery/port'
import { smtp } from './delivery/smtp'
import { whatsapp } from './delivery/whatsapp'
import { zns } from './delivery/zns'
import type { Channel } from './templates/template'

/** Values of SMS_PROVIDER. A new one is a file in delivery/ and a line here. */
const SMS_PROVIDERS: Record<NonNullable<typeof settings.SMS_PROVIDER>, Delivery> = {
  http: httpSms,
  esms,
  zns,
}

/** Channels by which messages can be sent: those with a provider; without any provider all of them, through the local outbox. */
export const availableChannels = (): Channel[] =>
  isLocalOnly(writtenSettings())
    ? [...MESSAGE_CHANNELS]
    : MESSAGE_CHANNELS.filter((channel) => hasProvider(channel, writtenSettings()))

/** The provider that delivers a channel's messages. @throws DeliveryError when there is none */
export function deliveryOf(channel: Channel): Delivery {
  if (isLocalOnly(writtenSettings())) return outbox
  if (!hasProvider(channel, writtenSettings()))
    throw new DeliveryError(`no provider for ${channel}: ${PROVIDER_SWITCHES[channel]} is not set`)
  if (channel === 'email') return smtp
  if (channel === 'whatsapp') return whatsapp
  const provider = settings.SMS_PROVIDER
  if (!provider) throw new DeliveryError('SMS_PROVIDER is not set')
  return SMS_PROVIDERS[provider]
}
