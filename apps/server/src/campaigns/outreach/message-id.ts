import { hash, randomBytes } from 'node:crypto'

/** Message-IDs of what we send: the row that a message is, which everybody in its workspace can see, and a random part that the message alone carries. Who
 *  names both has seen the message, or what a mail server sent back of it. */

const ownForm = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(\.[\w-]{12})?@/i

/** Random bytes: as many as leave the header on one line under most domains. Some programs break over longer ones. */
const secretBytes = 9

/** @param row the message's id */
export function newMessageId(row: string, domain: string): string {
  return `<${row}.${randomBytes(secretBytes).toString('base64url')}@${domain}>`
}

/** @returns the row that a Message-ID may be of; null for one that isn't ours */
export function rowOf(messageId: string): string | null {
  return ownForm.exec(messageId)?.[1] ?? null
}

/** @returns whether nobody can know it who has not seen the message. Those from before had no random part. */
export function isSecret(messageId: string): boolean {
  return ownForm.exec(messageId)?.[2] !== undefined
}

/** @returns what a letter goes by in a thread where its Message-ID is another letter's */
export function nameInThread(messageId: string, threadId: string): string {
  return `<${hash('sha256', `${threadId} ${messageId}`)}@unnamed.invalid>`
}
