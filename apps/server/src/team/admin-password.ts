import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The one password of the team's side. It is hashed when the process starts, so that what is compared has one length and takes
 *  one time, whatever was typed. */

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const hashBytes = 32

export type IsAdminPassword = (typed: string) => Promise<boolean>

/** @returns the check of a typed password; an empty one never passes */
export function adminPassword(password: string): IsAdminPassword {
  const salt = randomBytes(16)
  const right = derive(password, salt, hashBytes)
  return async (typed) => {
    const given = await derive(typed, salt, hashBytes)
    return timingSafeEqual(given, await right) && typed !== '' && password !== ''
  }
}
