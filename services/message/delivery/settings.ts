import { settings, type TextSetting } from '@/settings'
import { DeliveryError } from './port'

/** A setting without which a provider cannot be used. A missing one can be added while messages wait, so it is no final failure. */
export function neededSetting(name: TextSetting): string {
  const value = settings[name]
  if (value === '') throw new DeliveryError(`${name} is not set`)
  return value
}
