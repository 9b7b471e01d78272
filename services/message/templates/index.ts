import { sender } from '../sender'
import { accountRemoved } from './account-removed'
import { backInStock } from './back-in-stock'
import { contactChanged } from './contact-changed'
import { egift } from './egift'
import { oneTimeCode } from './one-time-code'
import { orderCancelled } from './order-cancelled'
import { orderDelivered } from './order-delivered'
import { orderPaid } from './order-paid'
import { orderPlaced } from './order-placed'
import { orderReadyToPickup } from './order-ready-to-pickup'
import { orderShipped } from './order-shipped'
import { passwordChanged } from './password-changed'
import { passwordReset } from './password-reset'
import { saleReminder } from './sale-reminder'
import type { Content, Template } from './template'
import { unprovedAddress } from './unproved-address'
import { welcome } from './welcome'

export type { Channel } from './template'

/** Every message there is. A new one is a file beside these and a line here. */
const templates = {
  'one-time-code': oneTimeCode,
  'password-reset': passwordReset,
  welcome,
  'password-changed': passwordChanged,
  'account-removed': accountRemoved,
  'contact-changed': contactChanged,
  'unproved-address': unprovedAddress,
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-shipped': orderShipped,
  'order-ready-to-pickup': orderReadyToPickup,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  egift,
  'back-in-stock': backInStock,
  'sale-reminder': saleReminder,
}

type Templates = typeof templates
type TemplateName = keyof Templates
type ValuesOf = { [Name in TemplateName]: Parameters<Templates[Name]['write']>[0] }
type ChannelOf = { [Name in TemplateName]: Parameters<Templates[Name]['write']>[2] }

/** A message to someone: which template, by which channel, to which address or E.164 number, with which values. */
export type Message<Name extends TemplateName = TemplateName> = {
  [Each in Name]: {
    template: Each
    channel: ChannelOf[Each]
    recipient: string
    values: ValuesOf[Each]
  }
}[Name]

export interface Written extends Content {
  attempts: number
  /** after how many minutes nobody wants it any more */
  minutes: number | undefined
}

const table: { [Name in TemplateName]: Template<ValuesOf[Name], ChannelOf[Name]> } = templates

/** The words of a message. */
export function writeMessage<Name extends TemplateName>(message: Message<Name>): Written {
  const { template: name, values, channel }: Message<Name> = message
  const template = table[name]
  return {
    ...template.write(values, sender(), channel),
    attempts: template.attempts,
    minutes: template.minutes?.(values),
  }
}

/** Templates whose first parameter is a code. */
export const CODE_TEMPLATES: readonly string[] = ['one-time-code', 'password-reset'] satisfies TemplateName[]
