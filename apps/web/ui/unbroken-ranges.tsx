import type { ReactNode } from 'react'

/** A sentence in which each range stands on one line, such as "(72 to 76)". Its words and spaces stay as they are, to be searched and
 *  copied. */
export function UnbrokenRanges({ words }: { words: string }) {
  const tokens = words.split(' ')
  const drawn: ReactNode[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [from = '', to, end = ''] = tokens.slice(at, at + 3)
    const space = at === 0 ? '' : ' '
    if (to === 'to' && /\d[%KMB]?$/.test(from) && /^[$\d]/.test(end)) {
      drawn.push(
        space,
        <span key={at} style={{ whiteSpace: 'nowrap' }}>
          {`${from} to ${end}`}
        </span>,
      )
      at += 2
    } else drawn.push(space + from)
  }
  return drawn
}
