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

const rules: readonly Rule[] = [
  {
    pattern: /^drop\s+(table|view|materialized\s+view|function|type|schema)\b/,
    fault: 'takes away what an older process may use',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+table\b.*\bdrop\s+column\b/,
    fault: 'takes away a column that an older process may use',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+\w+\b.*\brename\b/,
    fault: 'renames what an older process knows by its old name',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+table\b.*\balter\s+column\b.*\btype\b/,
    fault: 'rewrites a table while nobody can use it',
    excuse: 'small',
  },
  {
    pattern: /^alter\s+table\b.*\balter\s+column\b.*\bset\s+not\s+null\b/,
    fault: 'refuses rows that an older process writes',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+table\b.*\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/,
    fault: 'refuses rows of an older process, which does not know the column: give it a default',
    excuse: 'contract',
  },
  {
    pattern: /^alter\s+table\b.*\badd\s+constraint\b(?!.*\bnot\s+valid\b)/,
    fault: 'reads a whole table while nobody can write to it: add the constraint “not valid”, validate it later',
    excuse: 'small',
  },
  {
    pattern: /^create\s+(unique\s+)?index\b/,
    fault: 'stops all writing to a table until the index is there',
    excuse: 'small',
  },
  {
    pattern: /^(update|delete)\b/,
    fault: 'holds every row that it touches until it ends: fill by a job in batches',
    excuse: 'small',
  },
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
    all.flatMap(
      ({ text }) => /^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/.exec(text)?.[1] ?? [],
    ),
  )
  return all.flatMap(({ text, comment, line }) => {
    if (made.has(tableOf(text))) return []
    const broken = rules.find(({ pattern }) => pattern.test(text))
    if (broken === undefined || comment.includes(`${broken.excuse}: `)) return []
    return [`line ${line} ${broken.fault} (or say why it does no harm: “-- ${broken.excuse}: …”)`]
  })
}

function tableOf(text: string): string {
  const found = /^(?:alter\s+table|update|delete\s+from)\s+(?:only\s+|if\s+exists\s+)*([\w.]+)/.exec(text)
  return (found ?? /^create\s+(?:unique\s+)?index\b.*?\son\s+([\w.]+)/.exec(text))?.[1] ?? ''
}

/** Statements without their comments, in one line and lower case; text in dollars is a statement's own and is left out. */
function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let [text, comment, line] = ['', '', 0]
  const kept = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => body.replace(/[^\n]/g, ' '))
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
