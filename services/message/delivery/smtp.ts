import { sender } from '../sender'
import { settings } from '@/settings'
import { type Delivery, DeliveryError, type Outgoing } from './port'
import { requiredSetting } from './settings'

const TIMEOUT_MS = 10_000

/** An SMTP error by code and status, without the server's text, which may repeat the address. A 5xx answer to this mail is final, one to the login is not. */
function failure(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError('SMTP unknown')
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0
  const isFinal = status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new DeliveryError(`SMTP ${code}${status ? ` ${status}` : ''}`, isFinal)
}

/** In one line however long: a mail program that reads an address folded into the next line wrongly would not unsubscribe. */
const unfolded = (headers: Outgoing['headers']) =>
  Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, foldLines: false, value } }))

async function deliver({ id, recipient, subject, text, html, headers }: Outgoing) {
  const url = requiredSetting('SMTP_URL')
  const { name, email, host } = sender()
  // Loaded with the first mail.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  })
  const from = settings.MAIL_FROM
  try {
    const sent = await transport.sendMail({
      from: from === '' ? { name, address: email } : from,
      replyTo: settings.MAIL_REPLY_TO || email,
      // An address object is not parsed as a header, so it cannot contain a second recipient.
      to: { name: '', address: recipient },
      subject: subject ?? name,
      text,
      ...(html !== null && { html }),
      // The same in every attempt, so that mail programs show a repeated mail once.
      messageId: `<${id}@${host}>`,
      headers: [{ key: 'Auto-Submitted', value: 'auto-generated' }, ...unfolded(headers)],
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { providerId: sent.messageId }
  } catch (error) {
    throw failure(error)
  } finally {
    transport.close()
  }
}

/** Mails through any SMTP server. */
export const smtp: Delivery = { name: 'smtp', deliver }
