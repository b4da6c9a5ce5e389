import { simulateCreator, sizes } from '@vouch/simulator'

/** Bodies that kept the server from answering anybody, and one that it has to take. */

export interface HostileBody {
  what: string
  path: '/api/verifications' | '/api/discovery/audiences'
  text: string
  /** What it is answered with. */
  status: number
}

const at = '2026-01-01T00:00:00Z'
const frame = {
  ...{ schema: 'vouch.snapshot/1', platform: 'instagram', handle: 'hostile_bench', fetchedAt: at },
  ...{ availability: 'found', source: { connector: 'import', basis: 'import' }, profile: { followers: 1 } },
}
const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index.toString(36)}":0`).join(',')
const snapshot = (more: string) => `{"snapshot":${JSON.stringify(frame).slice(0, -1)},${more}}}`
const file = (text: string) => JSON.stringify({ file: { name: 'list.csv', text } })

export function hostileBodies(): HostileBody[] {
  const verify = '/api/verifications'
  const lines = '\n'.repeat(3_500_000)
  const list = { name: 'List', columns: { country: 'Country' }, text: `Country${lines}` }
  return [
    { what: '1,000,000 unknown keys', path: verify, text: snapshot(keys(1_000_000)), status: 422 },
    {
      what: '400,000 keys in audience.countries',
      ...{ path: verify, text: snapshot(`"audience":{"countries":{${keys(400_000)}}}`), status: 422 },
    },
    { what: 'a CSV of 3,500,000 rows', path: verify, text: file(`username${lines}`), status: 422 },
    { what: 'a CSV of 15,000,000 commas', path: verify, text: file(','.repeat(15_000_000)), status: 422 },
    {
      what: 'a customer list of 3,500,000 rows',
      path: '/api/discovery/audiences',
      text: JSON.stringify(list),
      status: 422,
    },
    { what: '900,000 levels', path: verify, text: snapshot(`"x":${'['.repeat(900_000)}`), status: 400 },
    { what: '100,000 accounts of nothing but faults', path: verify, text: snapshot(faults(100_000)), status: 422 },
    { what: '40,000 accounts with keys in every order', path: verify, text: snapshot(shuffled(40_000)), status: 422 },
  ]
}

/** A snapshot as large as an agency's export, with nothing wrong in it.
 *  @param handle another one each time, so that each is read and scored */
export function largeSnapshot(handle: string): string {
  const size = Object.fromEntries(Object.entries(sizes.large).map(([part, most]) => [part, Math.round(3.6 * most)]))
  const plan = { seed: 'bench', platform: 'instagram', at, followers: 400_000, followersMethod: 'random' } as const
  const made = simulateCreator({ ...plan, size: { ...sizes.large, ...size } }).snapshot
  return JSON.stringify({ snapshot: { ...made, handle, source: frame.source } })
}

function faults(count: number): string {
  const account = '{"id":1,"username":1,"displayName":1,"bio":1,"hasAvatar":1,"verified":1,"followers":"","posts":""}'
  return `"accounts":[${Array<string>(count).fill(account).join(',')}]`
}

/** A parser is slowest where no two objects have their keys in the same order. The last account is none, so that nothing comes of it. */
function shuffled(count: number): string {
  const names = ['id', 'username', 'displayName', 'bio', 'country', 'language', 'createdAt']
  const more = ['followers', 'following', 'posts', 'listed', 'favourites', 'verified', 'hasAvatar', 'isPrivate']
  const accounts = Array.from({ length: count }, (_, index) => {
    const all = [...names, ...more].map((name, place) => ({
      name,
      order: (Math.imul(index + 1, 2_654_435_761 + 97 * place) >>> 0) % 9_973,
    }))
    return `{${all
      .toSorted((a, b) => a.order - b.order)
      .map(({ name }) => `"${name}":${name === 'id' ? `"${index}"` : 'null'}`)
      .join(',')}}`
  })
  return `"accounts":[${accounts.join(',')},{}]`
}
