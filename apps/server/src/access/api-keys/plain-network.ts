/** Addresses and networks as PostgreSQL compares them. An IPv4 address has a second spelling in IPv6 (RFC 4291, section 2.5.5.2), and the database takes
 *  the two for different places: both a key's networks and its callers are brought into the first. */

const mappedBits = 96
const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/

/** @param network an address, or a network with its mask
 *  @returns the IPv4 spelling of what is IPv4 in IPv6's clothes; anything else as it is */
export function plainNetwork(network: string): string {
  const [address = '', mask] = network.split('/')
  const plain = ipv4Of(address)
  if (plain === null) return network
  if (mask === undefined) return plain
  // A shorter mask holds more than IPv4 has.
  return Number(mask) < mappedBits ? network : `${plain}/${Number(mask) - mappedBits}`
}

function ipv4Of(address: string): string | null {
  const url = address.includes(':') ? URL.parse(`http://[${address}]`) : null
  const [, high, low] = mapped.exec(url?.hostname ?? '') ?? []
  if (high === undefined || low === undefined) return null
  const [one, other] = [high, low].map((group) => Number.parseInt(group, 16))
  return [one, other].flatMap((group = 0) => [group >> 8, group & 255]).join('.')
}
