import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { madeWorkbook } from '../../../../test/made-workbook.ts'
import { workbookRows } from './list-rows.ts'

const declared = `<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`

test('entities that a workbook declares are not filled in: no file of this machine, and no text that grows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-workbook-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'list.xlsx')
  writeFileSync(path, madeWorkbook([['username'], ['&file;'], ['&b;'], ['ava']], declared))
  const rows = await workbookRows(path)
  expect(rows.map(({ cells }) => cells)).toEqual([['username'], ['&file;'], ['&b;'], ['ava']])
})
