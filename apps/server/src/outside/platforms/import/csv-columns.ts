/** Which column of a CSV file means what. Names are those of the exports that people have: the platforms' own (in the
 *  languages they come in), analytics tools', scrapers', and what one writes by hand. A header is compared without case, accents,
 *  spaces and punctuation, so that `Date de publication`, `date_de_publication` and `DATE DE PUBLICATION` are one. */

import type { Account, Post } from '@vouch/engine'

export const listKinds = ['followers', 'posts'] as const
export type ListKind = (typeof listKinds)[number]

/** How the cells of a column are read. */
export type CellKind = 'text' | 'count' | 'truth' | 'presence' | 'time' | 'duration' | 'kind' | 'tags'

export type AccountField = Exclude<keyof Account, 'id'> | 'id'
/** `link`: a post's address, which names the platform and often the post. */
export type PostField = keyof Post | 'link' | 'title'
export type CreatorField = 'creator' | 'platform'
export type Field = AccountField | PostField | CreatorField | 'profileLink'

interface Column {
  cells: CellKind
  names: string
}

/** Names are separated by `|`. */
const creatorColumns: Partial<Record<Field, Column>> = {
  platform: {
    cells: 'text',
    names: 'platform|network|social network|channel type|plattform|plateforme|plataforma|piattaforma',
  },
  creator: {
    cells: 'text',
    names: 'creator|influencer|account username|account handle|profile username|owner|owner username',
  },
}

export const followerColumns: Partial<Record<Field, Column>> = {
  ...creatorColumns,
  id: {
    cells: 'text',
    names: 'id|user id|userid|account id|follower id|pk|nutzer id|id utilisateur|id de usuario|id utente',
  },
  username: {
    cells: 'text',
    names:
      'username|user name|user|handle|login|screen name|follower|follower username|account|account name|profile|nickname|' +
      'benutzername|nutzername|nom d utilisateur|identifiant|pseudo|nombre de usuario|usuario|nome utente|utente|' +
      'nome de usuario|gebruikersnaam',
  },
  displayName: {
    cells: 'text',
    names:
      'display name|displayname|name|full name|fullname|anzeigename|vollstandiger name|nom|nom complet|nom affiche|nombre|' +
      'nombre completo|nome|nome completo|naam|volledige naam',
  },
  bio: {
    cells: 'text',
    names:
      'bio|biography|description|about|profile description|steckbrief|beschreibung|biographie|biografia|descripcion|descrizione|descricao',
  },
  profileLink: {
    cells: 'text',
    names: 'profile url|profile link|user link|url|link|profil url|lien du profil|enlace del perfil|link profilo',
  },
  hasAvatar: {
    cells: 'presence',
    names:
      'has avatar|avatar|avatar url|has pic|has profile picture|has profile pic|profile pic|profile picture|profile pic url|' +
      'profile image|profile image url|profilbild|photo de profil|foto de perfil|foto del perfil|immagine del profilo|profielfoto',
  },
  hasExternalUrl: {
    cells: 'presence',
    names:
      'has external url|has url|external url|external link|website|web site|bio link|link in bio|webseite|site web|sitio web|sito web|site',
  },
  isPrivate: {
    cells: 'truth',
    names:
      'private|is private|private account|protected|is protected|privat|prive|compte prive|privado|privada|privato',
  },
  verified: {
    cells: 'truth',
    names:
      'verified|is verified|verified account|blue|verifiziert|verifie|verificado|verificada|verificato|geverifieerd',
  },
  followers: {
    cells: 'count',
    names:
      'followers|follower count|followers count|number of followers|edge followed by|subscribers|subscriber count|fans|nb followers|' +
      'anzahl follower|abonnenten|abonnes|nombre d abonnes|seguidores|numero de seguidores|numero di follower|volgers',
  },
  following: {
    cells: 'count',
    names:
      'following|following count|followings|number of followings|edge follow|follows|follows count|friends|friends count|number following|gefolgt|folgt|' +
      'abonnements|suivis|siguiendo|seguidos|seguiti|profili seguiti|seguindo|volgend',
  },
  posts: {
    cells: 'count',
    names:
      'posts|post count|posts count|media count|number of posts|statuses|statuses count|tweets|number of tweets|videos|video count|uploads|beitrage|' +
      'anzahl beitrage|publications|nombre de publications|publicaciones|post pubblicati|publicacoes|berichten',
  },
  createdAt: {
    cells: 'time',
    names:
      'created at|created|account created|join date|joined|date joined|registered|erstellt am|beigetreten|date de creation|fecha de creacion|data di creazione|data de criacao',
  },
  country: { cells: 'text', names: 'country|country code|location country|land|pays|pais|paese' },
  language: { cells: 'text', names: 'language|lang|locale|sprache|langue|idioma|lingua|taal' },
  listed: { cells: 'count', names: 'listed|listed count|lists' },
  favourites: {
    cells: 'count',
    names: 'favourites|favorites|favourites count|favorites count|likes given|like count|heart count',
  },
}

export const postColumns: Partial<Record<Field, Column>> = {
  ...creatorColumns,
  id: {
    cells: 'text',
    names:
      'id|post id|media id|video id|tweet id|content|shortcode|beitrags id|id de publication|id de la publicacion|id del post|id da publicacao',
  },
  link: {
    cells: 'text',
    names:
      'permalink|url|link|post url|post link|video link|video url|beitragslink|lien|lien permanent|enlace|enlace permanente|link permanente',
  },
  publishedAt: {
    cells: 'time',
    names:
      'published at|publish time|published|publish date|date published|date|datetime|time|timestamp|created at|created time|' +
      'posted at|post time|post date|taken at|video publish time|veroffentlicht|veroffentlichungsdatum|' +
      'veroffentlichungszeitpunkt|datum|zeitpunkt|date de publication|heure de publication|fecha|fecha de publicacion|' +
      'hora de publicacion|data|data di pubblicazione|data de publicacao|horario de publicacao|publicatiedatum',
  },
  kind: {
    cells: 'kind',
    names:
      'kind|type|post type|media type|content type|format|typ|beitragstyp|type de publication|tipo|tipo de publicacion|tipo di post|tipo de publicacao',
  },
  title: {
    cells: 'text',
    names: 'title|video title|titel|videotitel|titre|titre de la video|titulo|titulo del video|titolo',
  },
  caption: {
    cells: 'text',
    names:
      'caption|text|post text|tweet text|full text|message|description|content text|bildunterschrift|beschreibung|legende|' +
      'texte|texto|descripcion|descrizione|testo|legenda|descricao',
  },
  hashtags: { cells: 'tags', names: 'hashtags|tags|hashtag' },
  mentions: { cells: 'tags', names: 'mentions|mentioned users|erwahnungen|mentionnes|menciones|menzioni' },
  durationSeconds: {
    cells: 'duration',
    names:
      'duration|duration sec|duration seconds|length|video length|video duration|dauer|dauer sek|duree|duree s|duracion|duracion s|durata|duracao',
  },
  sponsored: {
    cells: 'truth',
    names:
      'sponsored|is sponsored|paid partnership|is paid partnership|branded content|ad|is ad|werbung|gesponsert|partenariat|patrocinado|sponsorizzato',
  },
  likes: {
    cells: 'count',
    names:
      'likes|like count|likes count|total likes|favorites|favorite count|reactions|hearts|diggs|digg count|gefallt mir|' +
      'gefallt mir angaben|mentions j aime|j aime|me gusta|mi piace|curtidas|gostos|vind ik leuks',
  },
  comments: {
    cells: 'count',
    names:
      'comments|comment count|comments count|total comments|comments added|replies|reply count|kommentare|commentaires|comentarios|commenti|reacties',
  },
  views: {
    cells: 'count',
    names:
      'views|view count|views count|video views|total views|plays|play count|plays count|impressions|aufrufe|wiedergaben|vues|' +
      'lectures|visualizaciones|reproducciones|visualizzazioni|riproduzioni|visualizacoes|weergaven',
  },
  shares: {
    cells: 'count',
    names:
      'shares|share count|total shares|reposts|retweets|retweet count|geteilt|geteilte inhalte|partages|compartidos|veces compartido|condivisioni|compartilhamentos|gedeeld',
  },
  saves: {
    cells: 'count',
    names:
      'saves|saved|save count|bookmarks|bookmark count|collects|collect count|gespeichert|enregistrements|guardados|salvataggi|salvamentos|bewaard',
  },
}

export interface ColumnMapping {
  kind: ListKind
  columns: MappedColumn[]
  /** Headers that mean nothing to Vouch. */
  ignored: string[]
}

export interface MappedColumn {
  index: number
  header: string
  field: Field
  cells: CellKind
}

/** @returns a header as it is compared: lower case letters and digits in words, without accents. */
export function plainHeader(header: string): string {
  const opened = header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return opened
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads a row as headers, once as followers and once as posts, and keeps the reading that recognises what that kind cannot
 *  do without; of two, the one that recognises more.
 *  @returns null when the row is not the header of either kind. */
export function mappingOf(headers: readonly string[]): ColumnMapping | null {
  const [first, second] = [readingOf('posts', headers), readingOf('followers', headers)]
  if (!first || !second) return first ?? second
  return first.columns.length >= second.columns.length ? first : second
}

/** @returns what the columns that are known mean, of the kind that knows more of them, be it enough for a list or not */
export function likelyMapping(headers: readonly string[]): ColumnMapping {
  const [posts, followers] = [columnsOf('posts', headers), columnsOf('followers', headers)]
  return posts.columns.length > followers.columns.length ? posts : followers
}

function readingOf(kind: ListKind, headers: readonly string[]): ColumnMapping | null {
  const reading = columnsOf(kind, headers)
  return isEnough(kind, new Set(reading.columns.map(({ field }) => field))) ? reading : null
}

function columnsOf(kind: ListKind, headers: readonly string[]): ColumnMapping {
  const lookup = kind === 'posts' ? postLookup : followerLookup
  const columns: MappedColumn[] = []
  const ignored: string[] = []
  for (const [index, header] of headers.entries()) {
    const found = lookup.get(plainHeader(header))
    if (found && !columns.some(({ field }) => field === found.field)) columns.push({ index, header, ...found })
    else if (header.trim()) ignored.push(header.trim())
  }
  return { kind, columns, ignored }
}

/** Posts need a date and something to count; followers a name, or enough features to judge an account by. */
function isEnough(kind: ListKind, fields: ReadonlySet<Field>): boolean {
  const has = (...names: Field[]) => names.filter((name) => fields.has(name)).length
  if (kind === 'posts')
    return fields.has('publishedAt') && has('likes', 'comments', 'views', 'shares', 'saves', 'link') > 0
  return has('username', 'profileLink', 'id') > 0 || has('followers', 'following', 'posts') >= 2
}

type Lookup = ReadonlyMap<string, { field: Field; cells: CellKind }>
const postLookup: Lookup = lookupOf(postColumns)
const followerLookup: Lookup = lookupOf(followerColumns)

function lookupOf(columns: Partial<Record<Field, Column>>): Lookup {
  const lookup = new Map<string, { field: Field; cells: CellKind }>()
  for (const field of fieldsOf(columns)) {
    const column = columns[field]
    for (const name of column?.names.split('|') ?? []) if (column) lookup.set(name, { field, cells: column.cells })
  }
  return lookup
}

/** The one cast: the keys of these tables are the fields that they are declared with. */
function fieldsOf(columns: Partial<Record<Field, Column>>): Field[] {
  return Object.keys(columns) as Field[]
}
