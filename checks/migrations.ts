/** What a migration may do while processes of the release before still run: they must find everything that they read and write as it was,
 *  and nobody may wait. A change that is more than that comes in three: expand, fill by a job in batches, contract a release later. */

interface Rule {
  pattern: RegExp
  fault: string
  /** The word of a comment, right above the statement, that says why it does no harm here. */
  excuse: 'contract' | 'small'
}

/** From this number on migrations are held to it; those before it came with the first release. */
export const heldFrom = 122

/** What `alter table` does comes clause by clause, and the word `column` may be left out. */
const adds = String.raw`^alter\s+table\b\s+\S+\s+add\s+`
const columnWords = String.raw`(?:column\s+)?(?:if\s+(?:not\s+)?exists\s+)?`
const constraintWords = String.raw`(?:constraint\s+\S+\s+)?(?:primary\s+key|unique|check|foreign\s+key|exclude)\b`

const rules: readonly Rule[] = [
  {
    pattern: /^(drop\s+(table|(materialized\s+)?view|function|type|domain|schema|sequence|index|trigger)|truncate)\b/,
    fault: 'takes away what an older process may use',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+table\b\s+\S+\s+drop\s+(?!constraint\b)/,
    fault: 'takes away a column that an older process may use',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+\w+\b.*\b(rename|set\s+schema)\b/,
    fault: 'renames what an older process knows by its old name',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+table\b\s+\S+\s+alter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/,
    fault: 'rewrites a table while nobody can use it',
    excuse: 'small',
  },
  {
    pattern: /^alter\s+table\b.*\balter\s+(column\s+)?\S+\s+set\s+not\s+null\b/,
    fault: 'refuses rows that an older process writes',
    excuse: 'contract',
  },
  {
    pattern: new RegExp(`${adds}${constraintWords}(?!.*\\b(?:not\\s+valid|using\\s+index)\\b)`),
    fault: 'reads a whole table while nobody can write to it: add the constraint “not valid”, validate it later',
    excuse: 'small',
  },
  {
    // A default that is another one in every row, which `now()` is not.
    pattern: new RegExp(
      `${adds}${columnWords}\\S+\\s+.*\\b(?:generated|(?:small|big)?serial|default\\s+(?:gen_random_uuid|uuidv\\d|random|clock_timestamp|nextval)\\s*\\()`,
    ),
    fault: 'rewrites a table while nobody can use it',
    excuse: 'small',
  },
  {
    pattern: new RegExp(`${adds}(?!constraint\\b)${columnWords}\\S+\\s+(?!.*\\bdefault\\b).*\\bnot\\s+null\\b`),
    fault: 'refuses rows of an older process, which does not know the column: give it a default',
    excuse: 'contract',
  },
  {
    pattern: /^create\s+(unique\s+)?index\b/,
    fault: 'stops all writing to a table until the index is there',
    excuse: 'small',
  },
  {
    pattern: /^(update|delete|merge)\b|^with\b.*\b(update|delete\s+from|merge\s+into)\b/,
    fault: 'holds every row that it touches until it ends: fill by a job in batches',
    excuse: 'small',
  },
  {
    pattern: /^(lock|cluster|reindex|vacuum|refresh\s+materialized\s+view)\b/,
    fault: 'keeps everybody waiting until it ends',
    excuse: 'small',
  },
  { pattern: /^do\b/, fault: 'holds statements that nobody checks: write them out', excuse: 'small' },
]

interface Statement {
  text: string
  comment: string
  line: number
}

/** @param sql text of one migration
 *  @returns what in it would stop a running older process, each with its line; a new table may be treated as one likes */
export function migrationFaults(sql: string): string[] {
  const all = statementsOf(sql)
  const made = new Set(
    all.flatMap(({ text }) => /^create\s+(?:unlogged\s+)?table\s+(?!if\b)([\w.]+)/.exec(text)?.[1] ?? []),
  )
  return all.flatMap(({ text, comment, line }) => {
    if (made.has(tableOf(text))) return []
    const broken = clausesOf(text).flatMap((clause) => rules.find(({ pattern }) => pattern.test(clause)) ?? [])
    return [...new Set(broken)]
      .filter(({ excuse }) => !comment.includes(`${excuse}: `))
      .map(({ excuse, fault }) => `line ${line} ${fault} (or say why it does no harm: “-- ${excuse}: …”)`)
  })
}

/** @returns a statement that alters a table as one for each of its clauses, any other as it is */
function clausesOf(text: string): string[] {
  const found = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\S+)\s+(.*)$/.exec(text)
  if (found === null) return [text]
  const clauses = ['']
  let depth = 0
  for (const sign of found[2] ?? '') {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) clauses.push('')
    else clauses[clauses.length - 1] += sign
  }
  return clauses.map((clause) => `alter table ${found[1]} ${clause.trim()}`)
}

function tableOf(text: string): string {
  const found = /^(?:alter\s+table|update|delete\s+from)\s+(?:only\s+|if\s+exists\s+)*([\w.]+)/.exec(text)
  return (found ?? /^create\s+(?:unique\s+)?index\b.*?\son\s+([\w.]+)/.exec(text))?.[1] ?? ''
}

/** Statements without their comments, in one line and lower case; text in quotation marks or dollars is a statement's own and is left out. */
const own = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g

function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let [text, comment, line] = ['', '', 0]
  const kept = sql.replace(own, (body) => (body.startsWith('--') ? body : body.replace(/[^\n]/g, ' ')))
  for (const [index, written] of kept.split('\n').entries()) {
    const dashes = written.indexOf('--')
    const [code, said] = dashes < 0 ? [written, ''] : [written.slice(0, dashes), written.slice(dashes + 2)]
    if (text.trim() === '') comment += ` ${said.trim().toLowerCase()}`
    for (const [place, part] of code.split(';').entries()) {
      if (place > 0) {
        if (text.trim() !== '') statements.push({ text: text.trim().replace(/\s+/g, ' ').toLowerCase(), comment, line })
        ;[text, comment] = ['', '']
      }
      if (text.trim() === '' && part.trim() !== '') line = index + 1
      text += ` ${part}`
    }
  }
  return statements
}
