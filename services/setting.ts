/** A variable of the environment, read when it is needed; one that is set to nothing counts as not set. */
export function setting(name: string, fallback = ''): string {
  const value = (process.env[name] ?? '').trim()
  return value === '' ? fallback : value
}
