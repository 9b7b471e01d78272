import ipaddr from 'ipaddr.js'

/** The network a visitor's address is counted as: one household's, so of IPv6 a whole /64, however its address is written. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return address
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}
