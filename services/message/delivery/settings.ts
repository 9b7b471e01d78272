import { DeliveryError } from './port'

/** A setting without which a provider cannot be used. A missing one can be mended while messages wait, so it is no final failure. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new DeliveryError(`${name} is not set`)
  return value
}

export const settingOr = (name: string, fallback: string): string => {
  const value = process.env[name]
  return value === undefined || value === '' ? fallback : value
}
