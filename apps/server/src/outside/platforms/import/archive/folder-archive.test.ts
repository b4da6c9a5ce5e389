import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { followersPath, instagramFollowers } from '../../../../../test/made-exports.ts'
import { openFolderArchive } from './folder-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouch-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(join(folder, dirname(followersPath)), { recursive: true })
writeFileSync(join(folder, followersPath), instagramFollowers(3))
mkdirSync(join(folder, 'media/posts'), { recursive: true })
for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, 'media/posts', `${name}.jpg`), 'x')
symlinkSync(folder, join(folder, 'media/around'))

test('of an unpacked export the needed files alone are kept, and no link is followed', async () => {
  const { platform, files } = await openFolderArchive(folder)
  expect([platform, files.map(({ entry }) => entry.path)]).toEqual(['instagram', [followersPath]])
})

test('a folder that holds more than any export is refused as that, whatever lies in it', async () => {
  await expect(openFolderArchive(folder, 5)).rejects.toThrow('This folder holds more files than a data export has.')
})
