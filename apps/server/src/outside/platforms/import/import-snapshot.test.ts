import { parseSnapshot } from '@vouch/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ImportOptions, type ImportSuccess, importSnapshot } from './import-snapshot.ts'

const at = '2026-11-20T10:00:00Z'
const natgeo = { platform: 'instagram', handle: 'natgeo' }

function read(text: string, options: Partial<ImportOptions> = natgeo, name = 'list.csv'): ImportSuccess {
  const reading = importSnapshot({ name, text }, { ...options, at })
  if (!reading.ok) throw new Error(reading.sentence)
  return reading
}

function sentenceOf(text: string, options: Partial<ImportOptions> = natgeo, name = 'list.csv'): string {
  const reading = importSnapshot({ name, text }, { ...options, at })
  if (reading.ok) throw new Error('The file was accepted.')
  return reading.sentence
}

const snapshot = {
  schema: 'vouch.snapshot/1',
  platform: 'tiktok',
  handle: 'anna',
  fetchedAt: '2026-11-01T00:00:00Z',
  availability: 'found',
  source: { connector: 'tiktok', basis: 'consent' },
  profile: { followers: 10 },
}

describe('a snapshot file', () => {
  test('is told by its content, whatever its name, and keeps its own time', () => {
    for (const name of ['anna.json', 'anna.csv', 'anna']) {
      const reading = read(`\uFEFF\n${JSON.stringify(snapshot)}`, {}, name)
      expect(reading).toMatchObject({
        format: 'snapshot',
        columns: null,
        snapshot: { handle: 'anna', fetchedAt: snapshot.fetchedAt },
      })
    }
  })

  test('that is wrong is refused with the path and the reason', () => {
    expect(
      sentenceOf(JSON.stringify({ ...snapshot, posts: [{ id: 'a', publishedAt: at, kind: 'image', likes: -5 }] })),
    ).toBe('posts[0].likes must be a whole number of 0 or more, not -5.')
    expect(sentenceOf('{"schema": ')).toBe('The snapshot is not valid JSON.')
    expect(sentenceOf('[1, 2]')).toBe(
      'This JSON file is a list, not a snapshot. A snapshot is a single object with "schema": "vouch.snapshot/1".',
    )
  })

  test('several snapshots, one a line, are told from a broken one', () => {
    const line = JSON.stringify(snapshot)
    expect(sentenceOf(`${line}\n${line}\n`)).toContain('--ndjson')
  })
})

describe('a list of followers', () => {
  const csv = [
    'Username,Full Name,Followers,Following,Posts,Private,Profile Pic URL,Biography,Favourite colour',
    'anna_92841,Anna,12,"4,100",0,no,https://cdn.example.org/a.jpg,"likes, trains",red',
    '@ben,,1.2K,300,45,yes,,,',
  ].join('\r\n')

  test('becomes a sample whose method is not known', () => {
    const reading = read(csv)
    expect(parseSnapshot(reading.snapshot)).toMatchObject({ ok: true })
    expect(reading.format).toBe('followers')
    expect(reading.snapshot).toMatchObject({
      platform: 'instagram',
      handle: 'natgeo',
      fetchedAt: at,
      availability: 'found',
      source: { connector: 'import', basis: 'import' },
      profile: { followers: null },
      posts: [],
      followersSample: {
        method: 'unknown',
        accounts: [
          {
            id: 'anna_92841',
            username: 'anna_92841',
            displayName: 'Anna',
            bio: 'likes, trains',
            hasAvatar: true,
            isPrivate: false,
            followers: 12,
            following: 4_100,
            posts: 0,
          },
          {
            id: 'ben',
            username: 'ben',
            displayName: null,
            hasAvatar: null,
            isPrivate: true,
            followers: 1_200,
            following: 300,
          },
        ],
      },
    })
  })

  test('says which columns were read and which were not', () => {
    const { columns, notes } = read(csv)
    expect(columns?.mapped.map(({ column, field }) => `${column}: ${field}`)).toEqual([
      'Username: username',
      'Full Name: displayName',
      'Followers: followers',
      'Following: following',
      'Posts: posts',
      'Private: isPrivate',
      'Profile Pic URL: hasAvatar',
      'Biography: bio',
    ])
    expect(columns?.ignored).toEqual(['Favourite colour'])
    expect(notes).toEqual([])
  })

  test.each([
    [
      ';',
      'German',
      'Benutzername;Vollständiger Name;Abonnenten;Gefolgt;Beiträge;Privat;Verifiziert\nanna;Anna;1.234;56;7;ja;nein',
    ],
    [
      '\t',
      'French',
      "Nom d'utilisateur\tNom complet\tAbonnés\tAbonnements\tPublications\tCompte privé\tVérifié\nanna\tAnna\t1 234\t56\t7\toui\tnon",
    ],
    [
      ';',
      'Spanish',
      'Nombre de usuario;Nombre completo;Seguidores;Siguiendo;Publicaciones;Privada;Verificada\nanna;Anna;1.234;56;7;sí;no',
    ],
    [
      '|',
      'Italian',
      'Nome utente|Nome completo|Numero di follower|Seguiti|Post pubblicati|Privato|Verificato\nanna|Anna|1.234|56|7|sì|no',
    ],
    [
      ',',
      'camel case',
      'userName,fullName,followersCount,followingCount,postsCount,isPrivate,isVerified\nanna,Anna,1234,56,7,true,false',
    ],
    [
      ',',
      'snake case',
      'sep=,\nscreen_name,name,followers_count,friends_count,statuses_count,protected,verified\nanna,Anna,1234,56,7,True,False',
    ],
  ])('is read with “%s” between the cells and %s headers', (_separator, _language, text) => {
    expect(read(text).snapshot.followersSample?.accounts).toMatchObject([
      {
        username: 'anna',
        displayName: 'Anna',
        followers: 1_234,
        following: 56,
        posts: 7,
        isPrivate: true,
        verified: false,
      },
    ])
  })

  test('may name people by the address of their profile, or only by their figures', () => {
    expect(
      read('Profile URL,Followers\nhttps://www.instagram.com/Anna.Fields/,5').snapshot.followersSample?.accounts,
    ).toMatchObject([{ id: 'anna.fields', username: 'anna.fields', followers: 5 }])
    const nameless = read('#followers,#follows,#posts\n1,2,3\n4,5,6').snapshot.followersSample?.accounts ?? []
    expect(nameless.map((account) => account.id)).toEqual(['line-2', 'line-3'])
  })

  test('may have titles above its header', () => {
    const reading = read('Export of natgeo\nmade on Friday\n\nusername,followers\nanna,5')
    expect(reading.snapshot.followersSample?.accounts).toHaveLength(1)
  })

  test('keeps a follower who is listed twice once', () => {
    const { snapshot, notes } = read('username,followers\nanna,5\nanna,5\nben,6')
    expect(snapshot.followersSample?.accounts).toHaveLength(2)
    expect(notes).toEqual(['1 row has the same username as another row and was merged with it.'])
    const many = read('username,followers\nanna,5\nanna,5\nben,6\nben,7\nben,8').notes
    expect(many).toEqual(['3 rows have the same username as another row and were merged with it.'])
  })
})

describe('a list of posts', () => {
  test('as a business suite exports it', () => {
    const text = [
      'Post ID,Account username,Description,Duration (sec),Publish time,Permalink,Post type,Views,Reach,Likes,Shares,Comments,Saves',
      '1789,natgeo,"A bear, asleep #bears",0,11/20/2026 08:30,https://www.instagram.com/p/Cx1/,IG image,"12,400",9000,1234,5,56,7',
      '1790,natgeo,Rain,31,11/04/2026 08:30,https://www.instagram.com/reel/Cx2/,IG reel,40000,9000,2345,6,78,9',
    ].join('\n')
    const reading = read(text, {})
    expect(reading).toMatchObject({ format: 'posts', notes: [], columns: { ignored: ['Reach'] } })
    expect(reading.snapshot).toMatchObject({ platform: 'instagram', handle: 'natgeo' })
    expect(reading.snapshot.posts).toMatchObject([
      {
        id: '1789',
        publishedAt: '2026-11-20T08:30:00.000Z',
        kind: 'image',
        caption: 'A bear, asleep #bears',
        views: 12_400,
        likes: 1_234,
      },
      { id: '1790', publishedAt: '2026-11-04T08:30:00.000Z', kind: 'short', durationSeconds: 31, shares: 6, saves: 9 },
    ])
  })

  test('as a video studio exports it, with its row of totals', () => {
    const text = [
      'Content,Video title,Video publish time,Duration,Views,Likes,Comments added',
      'Total,,,,300,20,3',
      'dQw4w9WgXcQ,Journey,"Nov 18, 2026",212,200,15,2',
    ].join('\n')
    expect(read(text, { platform: 'youtube', handle: '@travelnotes' }).snapshot.posts).toMatchObject([
      { id: 'dQw4w9WgXcQ', caption: 'Journey', kind: 'video', durationSeconds: 212, views: 200, comments: 2 },
    ])
  })

  test('dates that could be read two ways are read the usual way, with a note', () => {
    const reading = read('date,likes\n03/04/2026,5')
    expect(reading.snapshot.posts[0]?.publishedAt).toBe('2026-03-04T00:00:00.000Z')
    expect(reading.notes).toEqual([
      'Every date in “date” could be read two ways; “03/04/2026” was read as March 4, 2026.',
    ])
    expect(read('date,likes\n03-04-2026,5').notes.join()).toContain('“03-04-2026” was read as April 3, 2026.')
    expect(read('date,likes\n05/05/2026,5').notes).toEqual([])
    expect(read('date,likes\n03/04/2026,5\n20/04/2026,6').notes).toEqual([])
  })
})

describe('whose file it is', () => {
  const csv = 'username,followers\nanna,5'

  test('an address names creator and platform', () => {
    expect(read(csv, { handle: 'https://www.tiktok.com/@Khaby.Lame' }).snapshot).toMatchObject({
      platform: 'tiktok',
      handle: 'khaby.lame',
    })
  })

  test('a link in the file names the platform', () => {
    expect(
      read('date,likes,link\n2026-11-20,5,https://x.com/natgeo/status/1', { handle: 'natgeo' }).snapshot.platform,
    ).toBe('x')
  })

  test('what nobody said is assumed in the open', () => {
    const reading = read(csv, {}, 'folder/My Followers (2).csv')
    expect(reading.snapshot).toMatchObject({ platform: 'instagram', handle: 'My-Followers-2' })
    expect(reading.notes).toEqual([
      'The file doesn’t say which platform it’s from, so we read it as Instagram.',
      'The file doesn’t say whose data it is, so the report is named after the file.',
    ])
  })

  test('a platform or name that cannot be is refused', () => {
    expect(sentenceOf(csv, { platform: 'myspace' })).toContain('“myspace” isn’t a platform Vouch supports')
    expect(sentenceOf(csv, { handle: 'youtube.com/c/ann' })).toContain('an old YouTube link')
    expect(sentenceOf(csv, { platform: 'x', handle: 'nat-geo' })).toMatch(/“nat-geo” can.* be a .+ on X/)
  })
})

describe('files that cannot be read get one clear sentence', () => {
  test.each([
    ['', 'The file is empty.'],
    [' \n\n', 'The file is empty.'],
    ['PK\u0003\u0004rubbish', 'Excel workbook'],
    ['%PDF-1.7', 'This is a PDF.'],
    ['window.YTD.follower.part0 = [ ]', 'X archive'],
    ['video,date,text\na,2026-11-20,Nice', 'a list of posts needs a date and likes, comments or views.'],
    ['<!DOCTYPE html><html>', 'web page'],
    ['username\0followers', 'isn’t UTF-8 text'],
    ['colour,taste\nred,sweet', 'has no columns Vouch recognizes (it starts with “colour”, “taste”)'],
    ['just some words', 'has no columns Vouch recognizes'],
    ['username,followers\n', 'has a header for followers but no rows.'],
    ['username,bio\nanna,"never closed\nben,x', 'has an opening quotation mark that is never closed.'],
    ['username,followers\nanna,5\nben,abc', 'Line 3: “followers” must be a whole number of 0 or more, not “abc”.'],
    [
      'username,bio,followers\nanna,"two\nlines",5\nben,x,-5',
      'Line 4: “followers” must be a whole number of 0 or more, not “-5”.',
    ],
    ['username,followers\nanna,5\nben,6,7,8\ncarl,7', 'Line 3 has 4 cells instead of 2'],
    ['date,likes\nyesterday,5', 'Line 2: “date” must be a date'],
    ['date,likes\n,5', 'Line 2 has no date'],
    ['date,likes\n2026-01-01,x\n2026-01-02,y\n2026-01-03,z', '2 more lines have problems.'],
  ])('%j', (text, sentence) => {
    expect(sentenceOf(text)).toContain(sentence)
  })

  test('too many rows', () => {
    const rows = 'anna\n'.repeat(100_001)
    expect(sentenceOf(`username\n${rows}`)).toBe('The file has 100,001 rows; Vouch can read up to 100,000 followers.')
  })

  test('every line that cannot be read is listed, up to 20', () => {
    const reading = importSnapshot(
      { name: 'a.csv', text: `username,followers\n${'anna,x\n'.repeat(50)}` },
      { ...natgeo, at },
    )
    expect(reading).toMatchObject({ ok: false, code: 'bad_file' })
    expect(reading.ok ? [] : reading.lines.map(({ line }) => line)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    )
  })

  test('no text makes it throw, and what is accepted is a valid snapshot', () => {
    const cells = fc.oneof(
      fc.string(),
      fc.constantFrom('username', 'followers', 'date', 'likes', '12', '2026-11-20', '"', ',', '\n'),
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(cells).map((parts) => parts.join(',')),
      fc.json(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const reading = importSnapshot({ name: 'a.csv', text }, { at })
        if (reading.ok) expect(parseSnapshot(reading.snapshot)).toEqual({ ok: true, snapshot: reading.snapshot })
        else expect(reading.sentence).toMatch(/\.$/)
      }),
      { numRuns: 1_000 },
    )
  })
})
