/** Servers that one database may have; a list that is longer is a mistake. */
const hostsMax = 8

/** @returns an address for each host of `postgres://user:password@one:5432,two:5432/name`, which is how PostgreSQL's own clients write several
 *  @throws Error when it is none */
export function addressesIn(text: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^/@?#]*@)?)([^/?#]*)(.*)$/.exec(text)
  if (parts === null) throw new Error('It is no address of PostgreSQL')
  const [, front = '', hosts = '', rest = ''] = parts
  const addresses = hosts.split(',').map((host) => front + host + rest)
  if (addresses.length > hostsMax || !addresses.every((address) => URL.canParse(address)))
    throw new Error('It is no address of PostgreSQL')
  return addresses
}
