/** What a mail server's report says (RFC 3464): which messages it names, and whom they will never reach. */

const idForm = /<[^<>\s@\p{Cc}]{1,200}@[^<>\s\p{Cc}]{1,200}>/gu

/** @returns what may be Message-IDs in a report */
export function idsIn(report: string): string[] {
  return [...new Set(report.match(idForm) ?? [])].slice(0, 100)
}

const recipientForm = /^(?:final|original)-recipient:[ \t]{0,9}rfc822[ \t]{0,9};[ \t]{0,9}<?([^\s<>]{3,254})/gim
const failedForm = /^action:[ \t]{0,9}failed/im
const hardForm = /^status:[ \t]{0,9}5\.\d{1,3}\.\d{1,3}/im

/** @returns addresses that a report gives up on, as it was asked to deliver to them and as it tried, in lower case. Of delays it says nothing: the server goes
 *  on trying. */
export function failedRecipients(report: string): string[] {
  const blocks = report
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]/g, ' ')
    .split('\n\n')
  return blocks
    .filter((block) => failedForm.test(block) && hardForm.test(block))
    .flatMap((block) => Array.from(block.matchAll(recipientForm), ([, address = '']) => address.toLowerCase()))
}
