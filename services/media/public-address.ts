import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What is assigned of IPv6, and the networks for benchmarks of IPv4, which ipaddr.js counts as unicast. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
const BENCHMARKS = ipaddr.IPv4.parseCIDR('198.18.0.0/15')

/** Whether an address belongs to the public internet: not to this machine, its network, a cloud's metadata or a translated one of these. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  const isListed = parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : !parsed.match(BENCHMARKS)
  return isListed && parsed.range() === 'unicast'
}

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/**
 * Looks up names for a connection, and refuses those that lead to any other than public addresses. The connection is made to the addresses
 * that were checked, so a name cannot change between the check and the connection.
 */
export const lookupPublic =
  (lookup: typeof systemLookup = systemLookup, isPublic = isPublicAddress): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      // On an error there is no list, whatever the type says.
      if (error) {
        callback(error, '', 0)
        return
      }
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublic(address)))
        callback(new PrivateAddress('the host is not on the public internet'), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
