import { isMailKind, type MailKind } from '@/domain/mail-kinds'
import { keyedDigest, sameDigest } from '../../digest'
import { sender } from '../sender'

/** What a link to unsubscribe names: an address by its digest, and one kind of mail. */
export interface Subscription {
  address: string
  kind: MailKind
}

/** Digest under which an address's choices are kept, the same in any case and Unicode form. */
export const addressDigest = (email: string): string =>
  keyedDigest('mail-address', email.trim().normalize('NFC').toLowerCase())

const signature = ({ address, kind }: Subscription) => keyedDigest('unsubscribe', `${address}.${kind}`)

/** The key of a link: holds no address, opens one kind of mail of one address, and does not expire. */
export const subscriptionToken = (email: string, kind: MailKind): string => {
  const address = addressDigest(email)
  return `${address}.${kind}.${signature({ address, kind })}`
}

/** What a token names; null for a forged one. */
export function readSubscriptionToken(token: string): Subscription | null {
  const [address = '', kind = '', seal = '', ...rest] = token.split('.')
  if (!isMailKind(kind) || rest.length > 0) return null
  return sameDigest(signature({ address, kind }), seal) ? { address, kind } : null
}

/** Stands where other tokens have the kind of mail. */
const ALL = 'all'

const preferencesSignature = (address: string) => keyedDigest('mail-preferences', address)

/** The key of a link at the foot of every mail: opens the choices of one address. */
export const preferencesToken = (email: string): string => {
  const address = addressDigest(email)
  return `${address}.${ALL}.${preferencesSignature(address)}`
}

/** The digest of the address whose choices a token opens; null for a forged one. */
export function readPreferencesToken(token: string): string | null {
  const [address = '', all, seal = '', ...rest] = token.split('.')
  if (all !== ALL || rest.length > 0) return null
  return sameDigest(preferencesSignature(address), seal) ? address : null
}

/** The page where a reader of the mail chooses which kinds they receive. */
export const preferencesPage = (email: string): string =>
  `${sender().url}/unsubscribe?token=${preferencesToken(email)}`

/** The page where a reader of the mail unsubscribes. */
export const unsubscribePage = (email: string, kind: MailKind): string =>
  `${sender().url}/unsubscribe?token=${subscriptionToken(email, kind)}`

/** The address to which a mail program posts, without the reader's visit. */
const oneClickAddress = (email: string, kind: MailKind): string =>
  `${sender().url}/api/unsubscribe?token=${subscriptionToken(email, kind)}`

/** Headers by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058); none for a mail without a kind. */
export const listHeaders = ({
  recipient,
  kind,
}: {
  recipient: string
  kind: MailKind | null
}): Readonly<Record<string, string>> =>
  kind === null
    ? {}
    : {
        'List-Unsubscribe': `<${oneClickAddress(recipient, kind)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
