import { BlockList, isIP } from 'node:net'

/** Which addresses of the internet strangers may have us call. What a newcomer would get wrong is to look at names: a name can lead anywhere, so
 *  only what it resolves to counts, and only the address that was looked at may be connected to. */

/** IPv4 ranges that are nobody's public server (RFC 6890 and its updates), each as network and bits. */
const closedIpv4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carriers' own networks; one cloud keeps its metadata here.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and most clouds' metadata.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Another cloud's metadata, within a public range.
  ['168.63.129.16', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** The one range of IPv6 that is routed publicly. Mapped IPv4, NAT64, link-local and private addresses lie outside of it. */
const openIpv6: readonly [network: string, bits: number] = ['2000::', 3]
/** Within it: Teredo and other protocols' own, documentation, and 6to4, which carries an IPv4 address. */
const closedIpv6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, bits] of closedIpv4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of closedIpv6) closed.addSubnet(network, bits, 'ipv6')
const open = new BlockList()
open.addSubnet(...openIpv6, 'ipv6')

/** @param address as a resolver writes it
 *  @returns whether it is a public server's; what is no address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  if (version !== 6 || address.includes('%')) return false
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
