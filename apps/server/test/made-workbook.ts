import { madeZip } from './made-zip.ts'

/** An Excel workbook with one sheet, as small as one can be.
 *  @param rows of at most 26 cells
 *  @param before what its sheet says before it begins
 *  @param more what follows its last row
 *  @param head what stands before its first row */
export function madeWorkbook(rows: readonly (string | number)[][], before = '', more = '', head = ''): Buffer {
  const cell = (value: string | number, place: string) =>
    typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = rows
    .map((cells, row) => {
      const inside = cells.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${row + 1}`))
      return `<row r="${row + 1}">${inside.join('')}</row>`
    })
    .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return madeZip([
    {
      path: '[Content_Types].xml',
      content: `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    },
    {
      path: '_rels/.rels',
      content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      path: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      path: 'xl/worksheets/sheet1.xml',
      content: `${before}<worksheet xmlns="${main}">${head}<sheetData>${sheet}${more}</sheetData></worksheet>`,
    },
  ])
}
