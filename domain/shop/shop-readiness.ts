import { isLocalOnly, PROVIDER_SWITCHES } from './message-providers'
import { PAYMENT_PROVIDER_SWITCHES } from './payment-providers.js'
import {
  type Environment,
  identityFact,
  type IdentityFact,
  isPublicDemo,
  isPublicShop,
} from './shop-identity'

/**
 * A fact of a public shop that is still the demo's, or missing. `refused`: the shop does not start, as it would take money for nothing or state
 * untrue facts. `off`: that part is not offered. `hidden`: that fact is not shown. `missing`: the shop works without it, worse.
 */
export type ReadinessEffect = 'refused' | 'off' | 'hidden' | 'missing'

export interface ReadinessFinding {
  effect: ReadinessEffect
  /** one sentence for the operator: the fault and what to set */
  text: string
}

export interface DatabaseFacts {
  /** products that came with the demo shop; null when the database cannot be asked from here */
  demoProducts: number | null
}

/** Without these a shop must not trade in Vietnam; mails, articles and policies name them. */
export const REQUIRED_FACTS: readonly IdentityFact[] = [
  'SITE_COMPANY_NAME',
  'SITE_TAX_CODE',
  'SITE_REPRESENTATIVE',
  'SITE_ADDRESS',
  'SITE_HOTLINE',
  'SITE_HOTLINE_HOURS',
  'SITE_EMAIL',
]

const OPTIONAL_FACTS: readonly IdentityFact[] = [
  'SITE_TAX_AUTHORITY',
  'SITE_MINISTRY_NOTICE_URL',
  'SITE_FACEBOOK',
  'SITE_INSTAGRAM',
  'SITE_TIKTOK',
  'SITE_YOUTUBE',
]

const MIN_SECRET_LENGTH = 32

const isSet = (name: string, environment: Environment) => (environment[name]?.trim() ?? '') !== ''

const refused = (text: string): ReadinessFinding => ({ effect: 'refused', text })

function identityFindings(environment: Environment): ReadinessFinding[] {
  const unset = (names: readonly IdentityFact[]) =>
    names.filter((name) => identityFact(name, environment) === '')
  const required = unset(REQUIRED_FACTS)
  const optional = unset(OPTIONAL_FACTS)
  return [
    ...(required.length > 0
      ? [refused(`The company's name and contact are missing: set ${required.join(', ')}.`)]
      : []),
    ...(optional.length > 0
      ? [{ effect: 'hidden' as const, text: `Not shown until set: ${optional.join(', ')}.` }]
      : []),
  ]
}

function moneyFindings(environment: Environment): ReadinessFinding[] {
  const findings: ReadinessFinding[] = []
  if (environment.LOCAL_BANK === 'on')
    findings.push(refused('LOCAL_BANK=on would count orders as paid without money: remove it.'))
  if (!isSet('BANK_TRANSFER_ACCOUNTS', environment))
    findings.push({ effect: 'off', text: 'Bank transfer is off: set BANK_TRANSFER_ACCOUNTS.' })
  const missing = Object.entries(PAYMENT_PROVIDER_SWITCHES).filter(([, name]) => !isSet(name, environment))
  if (missing.length > 0)
    findings.push({
      effect: 'off',
      text: `Payment is off with ${missing.map(([provider, name]) => `${provider} (${name})`).join(', ')}.`,
    })
  return findings
}

function affiliateFindings(environment: Environment): ReadinessFinding[] {
  return environment.AFFILIATE_APPROVAL === 'rules'
    ? [
        {
          effect: 'missing',
          text: 'Affiliates are approved without staff (AFFILIATE_APPROVAL=rules): verify their identities another way, as the E-commerce Law asks, or set staff.',
        },
      ]
    : []
}

function messageFindings(environment: Environment): ReadinessFinding[] {
  const findings: ReadinessFinding[] = []
  if (!isSet(PROVIDER_SWITCHES.email, environment))
    findings.push({ effect: 'missing', text: 'Mails are not sent: set SMTP_URL and MAIL_FROM.' })
  if (!isSet(PROVIDER_SWITCHES.sms, environment))
    findings.push({ effect: 'missing', text: 'Codes do not reach phones: set SMS_PROVIDER.' })
  if (isLocalOnly(environment) && environment.DEV_OUTBOX === 'on')
    findings.push({
      effect: isPublicDemo(environment) ? 'missing' : 'refused',
      text: 'DEV_OUTBOX=on shows every message, codes included, to everyone: remove it.',
    })
  return findings
}

function secretFindings(environment: Environment): ReadinessFinding[] {
  return ['SESSION_SECRET', 'REVALIDATE_SECRET'].flatMap((name) => {
    if (!isSet(name, environment))
      return [
        {
          effect: 'missing' as const,
          text: `${name} was made by this machine and lies in DATA_DIR: set it before a second host starts.`,
        },
      ]
    return (environment[name]?.length ?? 0) < MIN_SECRET_LENGTH
      ? [refused(`${name} is shorter than ${MIN_SECRET_LENGTH} characters.`)]
      : []
  })
}

/**
 * Findings on a shop that is not ready, the most severe first; empty on a local address, where the demo shop is wanted.
 * @param environment as the operator set it: secrets the start makes by itself are not in it
 */
export function readinessFindings(
  environment: Environment,
  { demoProducts }: DatabaseFacts,
): ReadinessFinding[] {
  if (!isPublicShop(environment)) return []
  const findings = [
    ...(demoProducts && !isPublicDemo(environment)
      ? [
          refused(
            `The catalogue holds ${demoProducts} products of the demo shop, which do not exist: use an empty database, or set SHOP_DEMO=public to show them without taking orders.`,
          ),
        ]
      : []),
    ...identityFindings(environment),
    ...moneyFindings(environment),
    ...messageFindings(environment),
    ...affiliateFindings(environment),
    ...secretFindings(environment),
  ]
  return findings.sort((one, other) => ORDER.indexOf(one.effect) - ORDER.indexOf(other.effect))
}

const ORDER: readonly ReadinessEffect[] = ['refused', 'off', 'hidden', 'missing']

export const isRefused = (findings: readonly ReadinessFinding[]): boolean =>
  findings.some(({ effect }) => effect === 'refused')
