/** Approves what the engine says now: writes every report of the corpus anew. Run it after reading the differences that the
 *  corpus test shows, and commit the reports together with the change that explains them:
 *
 *    node packages/engine/corpus/approve.ts */
import { writeFileSync } from 'node:fs'
import { corpusNames, reportPath, reportText } from './corpus.ts'

for (const name of corpusNames()) writeFileSync(reportPath(name), reportText(name))
console.log(`Approved ${corpusNames().length} reports.`)
