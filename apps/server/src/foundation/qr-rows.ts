import { encode } from 'uqr'

/** A text as the squares that a camera reads (ISO/IEC 18004). Level M lets 15 of 100 codewords be read wrong, which is usual for screens.
 *  @returns row by row, `1` for dark, without a margin
 *  @throws when the text is longer than a code can hold, about 2,300 bytes */
export function qrRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
}
