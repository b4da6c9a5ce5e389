/** What programs may be let into: this server, by its own address or by that of the protocol. A token opens both, for tools are calls of the API. */

/** @param asked as a program names it (RFC 8707); absent, it means this server
 *  @param address the public address of this server */
export function isOwnResource(asked: string | undefined, address: string): boolean {
  return asked === undefined || [address, `${address}/mcp`].includes(asked.replace(/\/$/, ''))
}
