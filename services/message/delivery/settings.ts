import { settings, type TextSetting } from '@/settings'
import { DeliveryError } from './port'

/** A setting that a provider requires. @throws DeliveryError when it is missing; not final, as it can be set while messages wait */
export function requiredSetting(name: TextSetting): string {
  const value = settings[name]
  if (value === '') throw new DeliveryError(`${name} is not set`)
  return value
}
