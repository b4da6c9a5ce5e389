import type { FastifyRequest } from 'fastify'
import type { Client } from './sessions.ts'

const userAgentCharsMax = 400

/** @returns the client of a call; what it says of itself is cut to a bounded length */
export function clientOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentCharsMax) }
}

/** @returns the network of an address, as much as is kept and shown: three of an IPv4 address's four parts, the first 48 bits
 *  of an IPv6 address; `unknown` for anything else. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain)?.[1]
  if (four !== undefined) return `${four}.x`
  if (!/^[\da-f:]+$/i.test(plain) || !plain.includes(':')) return 'unknown'
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 3).join(':')}::x`
}
