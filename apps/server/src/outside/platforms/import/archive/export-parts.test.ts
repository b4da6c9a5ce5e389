import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { exportParts, snapshotParts } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { afterAll, expect, test } from 'vitest'
import { followersPath, instagramFollowers } from '../../../../../test/made-exports.ts'
import { holdsPart } from '../../supplier/merge-parts.ts'
import { openArchive } from './open-archive.ts'
import { readArchive } from './read-archive.ts'

/** The table of what is possible says of each export what its reader finds in one with all its files, and no more. */

const folder = mkdtempSync(join(tmpdir(), 'vouch-export-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const json = (value: unknown) => JSON.stringify(value)
const insights = {
  organic_insights_audience: [
    { string_map_data: { 'Follower Percentage by Country': { value: 'United States: 60.0%, Germany: 40.0%' } } },
  ],
}
const fan = (name: string) => ({ Date: '2026-01-02 03:04:05', UserName: name })
const tweet = { tweet: { id: '1', created_at: 'Mon Jan 05 10:00:00 +0000 2026', favorite_count: '3', full_text: 'Hi' } }

const whole: Partial<Record<Platform, Record<string, string>>> = {
  instagram: { [followersPath]: instagramFollowers(3), 'insights/audience_insights.json': json(insights) },
  tiktok: {
    'user_data.json': json({
      Activity: { 'Follower List': { FansList: [fan('one'), fan('two')] } },
      Video: {
        Videos: { VideoList: [{ Date: '2026-02-02 03:04:05', Link: 'https://www.tiktok.com/@a/video/1', Likes: '5' }] },
      },
    }),
  },
  youtube: {
    'channels/channel.csv':
      'Channel ID,Channel Title (Original),Channel Visibility\nUCxxxxxxxxxxxxxxxxxxxxxx,First,Public\n',
  },
  x: {
    'data/follower.js': `window.YTD.follower.part0 = ${json([{ follower: { accountId: '1' } }])}`,
    'data/tweets.js': `window.YTD.tweets.part0 = ${json([tweet])}`,
  },
  linkedin: {
    'Connections.csv':
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nAnn,Bo,https://www.linkedin.com/in/annbo,,,,01 Jan 2024\n',
  },
}

test.each(Object.entries(exportParts) as [Platform, readonly string[]][])('%s', async (platform, declared) => {
  const files = whole[platform]
  expect(files === undefined).toBe(declared.length === 0)
  if (files === undefined) return
  const place = join(folder, platform)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    writeFileSync(join(place, name), text)
  }
  const { snapshot } = await readArchive(await openArchive(place), { at: '2026-06-02T00:00:00.000Z' })
  expect(snapshotParts.filter((part) => holdsPart(snapshot, part))).toEqual(declared)
})
