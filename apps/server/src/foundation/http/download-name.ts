import type { FastifyReply } from 'fastify'

/** Says that an answer is a file, and what it is called (RFC 6266). Headings hold Latin letters alone, so a name in other ones is written twice: plainly, and
 *  as UTF-8 for the programs that read that, which today is all of them. */
export function nameDownload(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('content-disposition', dispositionOf(name))
}

/** @returns the heading */
export function dispositionOf(name: string): string {
  const whole = name.toWellFormed()
  const plain = whole
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+/g, '-')
  const written = plain === whole ? '' : `; filename*=UTF-8''${encodeURIComponent(whole).replace(/['()*]/g, percent)}`
  return `attachment; filename="${plain}"${written}`
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
