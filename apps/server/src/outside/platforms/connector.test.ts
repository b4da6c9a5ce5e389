import { Problem, parseAddress, parseSnapshot } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { showcaseCreators } from '@vouch/simulator'
import { describe, expect, test } from 'vitest'
import { type Connector, connectorFor, type FetchStep, requireShown, type Target } from './connector.ts'
import { sandboxConnector } from './sandbox.ts'

const at = '2026-11-20T10:00:00.000Z'
const sandbox = sandboxConnector({ now: () => new Date(at) })
const youtube: Connector = {
  id: 'youtube',
  platforms: ['youtube'],
  resolves: ['video'],
  fetchSnapshot: () => Promise.reject(new Error('not asked')),
}

function target(input: string): Target {
  const address = parseAddress(input)
  if (address.kind === 'refused') throw new Error(address.sentence)
  return address
}

function problemOf(input: string, connectors: Connector[], forMembers = connectors): Problem {
  try {
    connectorFor(target(input), connectors, forMembers)
  } catch (problem) {
    if (problem instanceof Problem) return problem
    throw problem
  }
  throw new Error('A connector was found.')
}

async function fetched(input: string) {
  const steps: FetchStep[] = []
  const signal = new AbortController().signal
  const snapshot = await sandbox.fetchSnapshot(target(input), (step) => steps.push(step), signal)
  return { snapshot, steps }
}

describe('who serves an address', () => {
  test('sandbox names go to the sandbox on every platform, even where a live connector is set up', () => {
    expect(connectorFor(target('youtube.com/@ava_fields_sandbox'), [youtube, sandbox])).toBe(sandbox)
    expect(connectorFor(target('linkedin.com/in/ava_fields_sandbox'), [youtube, sandbox])).toBe(sandbox)
  })

  test('a real address goes to the live connector of its platform, never to the sandbox', () => {
    expect(connectorFor(target('youtube.com/@natgeo'), [sandbox, youtube])).toBe(youtube)
    expect(connectorFor(target('youtu.be/dQw4w9WgXcQ'), [sandbox, youtube])).toBe(youtube)
  })

  test('without a connector the refusal names the three ways on', () => {
    const problem = problemOf('youtube.com/@natgeo', [sandbox])
    expect(problem.code).toBe('no_connector')
    expect(problem.status).toBe(422)
    expect(problem.message).toContain('natgeo on YouTube')
    expect(problem.message).toContain('YOUTUBE_API_KEY')
    expect(problem.message).toContain('CSV')
    expect(problem.message).toContain('_sandbox')
    expect(Object.keys(problem.details.ways as object)).toEqual(['configure', 'import', 'sandbox'])
    expect(problemOf('instagram.com/natgeo', [sandbox, youtube]).code).toBe('no_connector')
  })

  test.each([
    [
      'instagram.com/p/CxYz12',
      'That’s an Instagram post, which doesn’t tell us who the creator is. Paste a link to the creator’s profile',
    ],
    ['instagram.com/natgeo/p/CxYz12', 'Did you mean instagram.com/natgeo/?'],
    ['vm.tiktok.com/ZMabc123', 'That’s a shortened TikTok link, which doesn’t tell us who the creator is.'],
  ])('%s is refused with its own words where nothing could find out whose it is', (input, words) => {
    const problem = problemOf(input, [sandbox])
    expect([problem.code, problem.status]).toEqual(['bad_address', 422])
    expect(problem.message).toContain(words)
    expect(problem.message).not.toContain('connector')
    const address = target(input)
    expect(problem.details.candidates).toEqual(address.kind === 'resolve' ? address.candidates : [])
  })

  test('a video whose platform is not connected says what it is and how to connect the platform', () => {
    const problem = problemOf('youtu.be/dQw4w9WgXcQ', [sandbox])
    expect([problem.code, problem.status]).toEqual(['no_connector', 422])
    expect(problem.message).toMatch(/^That’s a YouTube video, which doesn’t tell us who the creator is\./)
    expect(problem.message).toContain('set YOUTUBE_API_KEY')
    expect(problem.details).toMatchObject({ platform: 'youtube', handle: null, candidates: [] })
    expect(Object.keys(problem.details.ways as object)).toEqual(['configure', 'import', 'sandbox'])
  })

  test('only the ways that there are here are named', () => {
    const production = problemOf('tiktok.com/@natgeo', [youtube])
    expect(Object.keys(production.details.ways as object)).toEqual(['configure', 'import'])
    expect(production.message).toContain('only if the creator connects their account')
    expect(production.message).toContain(
      'connect a data supplier or set TIKTOK_CLIENT_KEY so that creators can connect',
    )
    expect(production.message).toContain('the creator’s data export, a list of followers or posts (CSV or Excel)')
    expect(production.message).not.toContain('_sandbox')
    expect(problemOf('linkedin.com/in/natgeo', [youtube]).message).toContain('there can’t be a verdict')
    expect(problemOf('x.com/i/user/783214', [sandbox]).message).toContain('set X_BEARER_TOKEN')
  })

  test('whom only members can have looked up, a visitor is told so', () => {
    const supplier: Connector = { ...youtube, id: 'supplier', platforms: ['tiktok'], resolves: [] }
    const problem = problemOf('tiktok.com/@natgeo', [sandbox], [sandbox, supplier])
    expect(Object.keys(problem.details.ways as object)).toEqual(['supplier', 'configure', 'import', 'sandbox'])
    expect(problem.message).toContain('With a plan they can be verified: a data supplier reads TikTok here.')
  })

  describe('a creator whom only a consent would show', () => {
    const tiktok: Connector = { ...youtube, id: 'tiktok', platforms: ['tiktok'], resolves: [], needsConsent: true }
    const instagram: Connector = { ...tiktok, id: 'instagram', platforms: ['instagram'] }
    const linkedin: Connector = { ...tiktok, id: 'linkedin', platforms: ['linkedin'] }
    const consent = { id: 'c', workspaceId: 'w' }
    function refused(input: string, asker: 'member' | 'visitor', connectors: Connector[], forMembers = connectors) {
      try {
        requireShown(target(input), asker, connectors, forMembers)
      } catch (problem) {
        if (problem instanceof Problem) return problem
        throw problem
      }
      throw new Error('Nobody was refused.')
    }

    test('is refused with the ways on, and a member is told to ask them', () => {
      const problem = refused('tiktok.com/@natgeo', 'member', [tiktok])
      expect(problem.code).toBe('no_connector')
      expect(Object.keys(problem.details.ways as object)).toEqual(['consent', 'configure', 'import'])
      expect(problem.message).toBe(
        'Vouch can’t look up natgeo on TikTok: TikTok shares data only if the creator connects their account, and natgeo hasn’t done so for you. Ask the creator to connect their account. Upload the creator’s data export, a list of followers or posts (CSV or Excel), or a snapshot. Ask the operator to connect a data supplier.',
      )
      expect(refused('instagram.com/natgeo', 'member', [instagram]).message).toContain('INSTAGRAM_ACCESS_TOKEN')
    })

    test('a visitor can’t ask, and nobody is asked for a name alone', () => {
      expect(refused('tiktok.com/@natgeo', 'visitor', [tiktok]).message).not.toContain('Ask the creator')
      const named = refused('linkedin.com/in/natgeo', 'member', [linkedin])
      expect(named.message).toContain('there can’t be a verdict')
      expect(named.message).not.toContain('Ask the creator')
    })

    test('is served where they allowed it, and where a supplier reads them', () => {
      expect(() => requireShown({ ...target('tiktok.com/@natgeo'), consent }, 'member', [tiktok])).not.toThrow()
      const backed = { ...tiktok, needsConsent: false, unpaid: tiktok }
      expect(() => requireShown(target('tiktok.com/@natgeo'), 'member', [backed])).not.toThrow()
      const problem = refused('tiktok.com/@natgeo', 'visitor', [tiktok], [backed])
      expect(problem.message).toContain('With a plan they can be verified')
    })
  })

  test('what no connector can resolve is refused with the words of the address', () => {
    const playlist = problemOf('youtube.com/playlist?list=PL0123456789', [sandbox, youtube])
    expect(playlist.code).toBe('bad_address')
    expect(playlist.message).toContain('YouTube playlist')
  })
})

describe('the sandbox', () => {
  test.each(showcaseCreators().map((creator) => [creator.url, creator.handle]))(
    '%s is a valid snapshot',
    async (url) => {
      const { snapshot } = await fetched(url)
      expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
      expect(snapshot.source).toMatchObject({ connector: 'sandbox' })
    },
  )

  test('reports its steps in order', async () => {
    const { snapshot, steps } = await fetched('instagram.com/ava_fields_sandbox')
    expect(snapshot.availability).toBe('found')
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'profile running',
      'profile done',
      'posts done',
      'followers done',
      'comments done',
    ])
  })

  test.each(platforms.map((platform) => [platform]))('a name that nobody has on %s is not found', async (platform) => {
    const handle = 'no_such_creator_here_sandbox'
    const profile: Target = { kind: 'profile', platform, handle, url: '', lookup: { by: 'handle', handle } }
    const snapshot = await sandbox.fetchSnapshot(profile, () => undefined, new AbortController().signal)
    expect(snapshot).toMatchObject({ availability: 'not-found', fetchedAt: at, handle })
  })

  test('stops when it is cancelled', async () => {
    const aborted = sandbox.fetchSnapshot(target('x.com/ava_fields_sandbox'), () => undefined, AbortSignal.abort())
    await expect(aborted).rejects.toMatchObject({ code: 'cancelled' })
  })
})
