/** What everything is printed on, in points of 1/72 inch: as wide as A4 and as high as US Letter, so that one document prints at its full size
 *  on both. */
export const sheetWidth = 595.28
export const sheetHeight = 792
export const sheetSize: [number, number] = [sheetWidth, sheetHeight]
