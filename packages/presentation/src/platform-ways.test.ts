import { platformsBy, sourceWays, wayOf, waysOf } from '@vouch/contract'
import { type Platform, platformNames, platforms } from '@vouch/engine'
import { expect, test } from 'vitest'
import { connectorSetups } from './connectors/connector-setup.ts'
import { platformsInWords, reachInWords, type WaysHere, waysOn } from './platform-ways.ts'
import { keyWords, snapshotPartWords, wayWords } from './way-words.ts'

const nothing: WaysHere = { livePlatforms: [], checkUsdMax: {}, suppliedPlatforms: [], consentPlatforms: [] }

test('every platform is named once among those read live or those that need consent, and every way is named', () => {
  expect(platformsInWords()).toBe(
    'Instagram, YouTube, Twitch and X can be read live, where those connections are set up. TikTok and LinkedIn share data only with the creator’s consent, where that is set up. If the operator has connected a data supplier, it can add more, except on YouTube. Files work for all six: the creator’s own data export, or a list.',
  )
})

test('a platform that is not connected here offers what is here: a file, and consent where creators can connect', () => {
  for (const platform of platforms) {
    const words = reachInWords(platform, nothing)
    expect(words).toMatch(/\. Upload .*a list of followers or posts \(CSV or Excel\),? or a snapshot\.$/)
    expect(words).not.toMatch(/supplier|Ask the creator/)
    const asking = reachInWords(platform, { ...nothing, consentPlatforms: [platform] })
    expect(asking.includes('Ask the creator to connect their account, or upload')).toBe(platform !== 'linkedin')
  }
  expect(reachInWords('x', nothing)).toContain('the creator’s data export')
  expect(reachInWords('youtube', nothing)).not.toContain('export')
})

test('a connected platform says what it gives, and what a check may cost', () => {
  const here = { ...nothing, livePlatforms: [...platforms], checkUsdMax: { x: 2.16 } }
  expect(reachInWords('twitch', here)).toBe(keyWords.twitch)
  expect(reachInWords('x', here)).toMatch(/up to \$2\.16 of that budget, and no extra credits\.$/)
})

test('where a supplier is asked, that and its price are said before', () => {
  const supplied: Platform[] = ['tiktok']
  const here = { ...nothing, livePlatforms: supplied, checkUsdMax: { tiktok: 0.0746 }, suppliedPlatforms: supplied }
  expect(reachInWords('tiktok', here)).toBe(
    'What TikTok itself doesn’t share comes from a data supplier. This check costs the operator up to $0.0746, and no extra credits.',
  )
})

test('the table has every platform in every way that it has, each with a sentence of its own', () => {
  for (const platform of platforms) {
    const ways = waysOf(platform)
    expect(ways.map(({ way }) => way)).toEqual(sourceWays.filter((way) => ways.some((one) => one.way === way)))
    for (const one of ways)
      expect([platform, one.way, wayWords(platform, one)]).toEqual([
        platform,
        one.way,
        expect.stringMatching(/^[A-Z].{20,}\.$/),
      ])
  }
  expect(Object.keys(keyWords).sort()).toEqual(platformsBy('key').toSorted())
})

test('a creator who connects never gives less than anybody shows', () => {
  for (const platform of platformsBy('key')) {
    const [key, consent] = [wayOf(platform, 'key'), wayOf(platform, 'consent')]
    expect([platform, consent?.parts]).toEqual([platform, expect.arrayContaining([...(key?.parts ?? [])])])
  }
})

test('what connecting adds to a key is said, and nothing is said to be the same that is not', () => {
  for (const platform of platformsBy('key')) {
    const [key, consent] = [wayOf(platform, 'key'), wayOf(platform, 'consent')]
    const added = consent?.parts.filter((part) => !key?.parts.includes(part)) ?? []
    for (const part of added) expect(consent && wayWords(platform, consent)).toContain(snapshotPartWords[part])
  }
})

test('operators are told every permission that business discovery needs', () => {
  const steps = connectorSetups.instagram.steps.join(' ')
  // Source: Meta, Instagram API with Facebook Login, business discovery.
  for (const permission of [
    'instagram_basic',
    'instagram_manage_insights',
    'pages_read_engagement',
    'ads_management',
    'ads_read',
  ])
    expect(steps).toContain(permission)
})

test('what an operator begins with is a variable of the platform’s own setup, and the refusal names it', () => {
  for (const platform of platforms) {
    const names = connectorSetups[platform].variables.map(({ name }) => name)
    const ways = waysOf(platform)
    for (const { way, variable } of ways)
      if (way === 'key' || way === 'consent')
        expect([platform, names]).toEqual([platform, expect.arrayContaining([variable])])
    const { configure } = waysOn({ platform, simulates: false, forMembers: false })
    const own = ways.find(({ way }) => way === 'key') ?? ways.find(({ way }) => way === 'consent')
    const isName = own?.parts.length === 1
    expect(configure).toContain(isName ? 'there can’t be a verdict' : own?.variable)
    expect(configure?.includes('data supplier')).toBe(ways.some(({ way }) => way === 'supplier'))
  }
})

test('a refusal names the app for creators wherever the operator would have to set one up', () => {
  for (const platform of platforms) {
    const { configure, consent } = waysOn({ platform, simulates: false, forMembers: false })
    const app = wayOf(platform, 'consent')?.variable ?? ''
    expect([platform, configure?.includes(app)]).toEqual([platform, platform !== 'linkedin'])
    expect(consent).toBeUndefined()
    const connecting = waysOn({ platform, simulates: false, forMembers: false, connects: 'ask' })
    expect(connecting.configure).not.toContain('so that creators can connect')
    expect(connecting.consent === undefined).toBe(platform === 'linkedin')
  }
})

test('a refusal offers what there is and no more', () => {
  const keys = (simulates: boolean, forMembers: boolean) =>
    Object.keys(waysOn({ platform: 'tiktok', simulates, forMembers }))
  expect(keys(false, false)).toEqual(['configure', 'import'])
  expect(keys(true, true)).toEqual(['supplier', 'configure', 'import', 'sandbox'])
  expect(waysOn({ platform: 'tiktok', simulates: false, forMembers: true }).supplier).toContain(platformNames.tiktok)
})
