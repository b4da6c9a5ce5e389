/** Amazon SES puts a Message-ID of its own in place of the sender's, which answers and reports then name. It is made of what SES answers a message with. */

/** With a private endpoint's name in front, or none. */
const sesHost =
  /^(?:[\w-]{1,63}\.)?email-smtp(?:-fips)?\.([a-z]{2}(?:-[a-z]{1,10}){1,3}-\d)\.(?:vpce\.)?amazonaws\.com$/
const accepted = /^250 ok ([\w-]{20,100})$/i

/** @returns whether a mail server puts its own Message-ID, and its own date */
export function givesNames(host: string): boolean {
  return sesHost.test(host.toLowerCase())
}

/** @param answer what the server said when it took the message
 *  @returns the Message-ID that it gave; null where it keeps ours, or nobody can say */
export function givenName(host: string, answer: string): string | null {
  const region = sesHost.exec(host.toLowerCase())?.[1]
  const id = accepted.exec(answer.trim())?.[1]
  if (region === undefined || id === undefined) return null
  return `<${id}@${region === 'us-east-1' ? 'email' : region}.amazonses.com>`
}
