import type { CarrierName } from '@/domain/shipping/carrier-event'
import { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { log } from '../../log'
import { settings, type TextSetting } from '@/settings'

/** The carrier did not answer as it should, or not in time. The reason is for the log: no address, no name, no key in it. */
export function carrierFailed(carrier: CarrierName, reason: string): DomainError {
  log.warn({ carrier, reason }, 'carrier failed')
  return domainError('CARRIER_FAILED', `${carrier} did not answer`)
}

/** The carrier will not do this, however often it is asked. */
export function carrierRefused(carrier: CarrierName, reason: string): DomainError {
  log.info({ carrier, reason }, 'carrier refused')
  return domainError('CARRIER_REFUSED', `${carrier} does not take this`, { reason })
}

/** A setting without which a carrier cannot be used. @throws CARRIER_OFF */
export function neededSetting(carrier: CarrierName, name: TextSetting): string {
  const value = settings[name]
  if (value !== '') return value
  log.warn({ carrier, setting: name }, 'carrier is not set up')
  throw domainError('CARRIER_OFF', `${name} is not set`)
}

/** A refusal stands for `fallback`; any other failure stays one. */
export function orWhenRefused<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof DomainError && error.code === 'CARRIER_REFUSED') return fallback
    throw error
  }
}
