import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The one password of the team's side. It is hashed when the process starts, or was hashed when it was made up, so that what is compared
 *  has one length and takes one time, whatever was typed. */

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const hashBytes = 32
const saltBytes = 16

export type IsAdminPassword = (typed: string) => Promise<boolean>

/** @returns the check of a typed password; an empty one never passes */
export function adminPassword(password: string): IsAdminPassword {
  return password === '' ? async () => false : checkAgainst(hashOf(password, randomBytes(saltBytes)))
}

/** @returns the check of a typed password against one that `hashAdminPassword` has hashed */
export function hashedAdminPassword(text: string): IsAdminPassword {
  const [salt = '', hash = ''] = text.split('.')
  return checkAgainst(Promise.resolve({ salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }))
}

/** @returns salt and hash, as the database keeps them */
export async function hashAdminPassword(password: string): Promise<string> {
  const { salt, hash } = await hashOf(password, randomBytes(saltBytes))
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

interface Hashed {
  salt: Buffer
  hash: Buffer
}

async function hashOf(password: string, salt: Buffer): Promise<Hashed> {
  return { salt, hash: await derive(password, salt, hashBytes) }
}

function checkAgainst(right: Promise<Hashed>): IsAdminPassword {
  return async (typed) => {
    const { salt, hash } = await right
    const given = await hashOf(typed, salt)
    return timingSafeEqual(given.hash, hash) && typed !== ''
  }
}
