import { filledText, type MergeValues } from '@vouch/contract'
import { askForDraft } from '../../../apps/server/src/campaigns/outreach/draft-request.ts'
import { builtInDraft, type Draft, heldDraft } from '../../../apps/server/src/campaigns/outreach/draft-text.ts'
import { type DraftBrief, draftBriefs } from './draft-briefs.ts'
import { type EvaluationOf, evaluation } from './evaluation.ts'
import { injectionFaults, lengthFaults, setFaults, toneFaults } from './text-faults.ts'

/** First emails and their follow-ups, as they would leave: filled in for a recipient of whom everything is known, and for one of whom only
 *  the handle is. */

const subjectCharsMax = 80
const bodyWordsMax = 150
const followUpWordsMax = 50
const patienceMs = 45_000

type DraftEvaluation = EvaluationOf<DraftBrief, Draft>

const asked: DraftEvaluation['asked'] = {
  generator: 'outreach-draft',
  write: (write, brief) => askForDraft(write, brief, brief.brief, AbortSignal.timeout(patienceMs)),
}

const told = ({ brand, product, offer, brief }: DraftBrief) => [brand, product, offer, brief]

/** A text as it would be sent to somebody whose name is known, and to somebody whose name is not. */
function sent(text: string, { brand, product }: DraftBrief): { text: string; holes: string[] }[] {
  const known: MergeValues = { handle: 'ava.bakes', platform: 'Instagram', brand, sender_name: 'Ann Field', product }
  const named = { ...known, creator_name: 'Ava Fields', first_name: 'Ava' }
  return [named, known].map((values) => {
    const filled = filledText(text, values)
    return { text: filled.text, holes: [...filled.holes, ...filled.unknown] }
  })
}

function mergeFaults(texts: readonly string[], brief: DraftBrief, needed: readonly string[]): string[] {
  const missing = texts.flatMap((text) => needed.filter((field) => !text.includes(field)))
  const holes = texts.flatMap((text) => sent(text, brief).flatMap((each) => each.holes))
  return [...missing.map((field) => `${field} is missing.`), ...holes.map((hole) => `Nothing fills {{${hole}}}.`)]
}

function heldFaults({ subject, body, followUps }: Draft, brief: DraftBrief): string[] {
  const answer = JSON.stringify({ subject, body, followUps: followUps.map((each) => each.body) })
  return heldDraft(answer, told(brief)) === null ? ['It says what nobody told, or lacks what every email needs.'] : []
}

/** A greeting, whole sentences, and a name at the end. */
function letterFaults(text: string, brief: DraftBrief): string[] {
  const own = [...told(brief), 'ava.bakes']
  return sent(text, brief).flatMap((each) => {
    const paragraphs = each.text.split('\n\n')
    const begun = paragraphs
      .slice(1)
      .filter((one) => !/^[\p{Lu}\d“"@]/u.test(one) && !own.some((word) => word !== '' && one.startsWith(word)))
    return [
      ...setFaults(each.text),
      ...(/^(Hi|Hello|Dear) \S.*,$/.test(paragraphs[0] ?? '') ? [] : ['It begins without a greeting.']),
      ...(/Ann Field/.test(paragraphs.at(-1) ?? '') ? [] : ['Nobody signs it.']),
      ...begun.map((one) => `A paragraph begins small: “${one.slice(0, 20)}”.`),
      ...paragraphs
        .slice(1, -1)
        .filter((one) => !/[.?]$/.test(one))
        .map((one) => `A paragraph ends open: “${one.slice(-20)}”.`),
    ]
  })
}

/** Whoever offers a sum does not ask what it costs, and whoever offers none asks. */
function termsFaults({ body }: Draft, { offer }: DraftBrief): string[] {
  const [named, asked] = [/[$€£]\s?\d/.test(offer), /\brates\b/.test(body)]
  if (named && asked) return ['It offers a fee and asks for rates.']
  return named || /\b(rates?|price|fee|charge)\b/.test(body) ? [] : ['It offers no fee and doesn’t ask for rates.']
}

const emailChecks: DraftEvaluation['checks'] = {
  length: ({ subject, body }) => [
    ...(subject.length > subjectCharsMax ? [`The subject has ${subject.length} characters.`] : []),
    ...lengthFaults('The email', body, bodyWordsMax),
  ],
  'merge fields': ({ subject, body }, brief) => [
    ...mergeFaults([body], brief, ['{{brand}}', '{{sender_name}}']),
    ...mergeFaults([subject], brief, []),
  ],
  'facts only': heldFaults,
  words: ({ subject, body }, brief) => toneFaults(`${subject}\n${body}`, told(brief)),
  injection: ({ subject, body }) => injectionFaults(`${subject}\n${body}`),
  'would send': ({ subject, body }, brief) => [
    ...sent(subject, brief).flatMap(({ text }) => setFaults(text)),
    ...(/[.!]$/.test(subject) ? ['The subject ends like a sentence.'] : []),
    ...(body.includes('?') ? [] : ['It asks nothing, so nobody knows what to answer.']),
    ...termsFaults({ subject, body, followUps: [] }, brief),
    ...letterFaults(body, brief),
  ],
}

const bodies = ({ followUps }: Draft) => followUps.map(({ body }) => body)

const followUpChecks: DraftEvaluation['checks'] = {
  length: (draft) => bodies(draft).flatMap((body) => lengthFaults('A follow-up', body, followUpWordsMax)),
  'merge fields': (draft, brief) => mergeFaults(bodies(draft), brief, ['{{sender_name}}']),
  'facts only': heldFaults,
  words: (draft, brief) => bodies(draft).flatMap((body) => toneFaults(body, told(brief))),
  injection: (draft) => bodies(draft).flatMap(injectionFaults),
  'would send': (draft, brief) => [
    ...(new Set(bodies(draft)).size < bodies(draft).length ? ['Two follow-ups are the same.'] : []),
    ...bodies(draft).flatMap((body) => letterFaults(body, brief)),
  ],
}

const spec = { briefs: draftBriefs, builtIn: builtInDraft, asked }

export const emailEvaluation = evaluation<DraftBrief, Draft>({ ...spec, name: 'First email', checks: emailChecks })
export const followUpEvaluation = evaluation<DraftBrief, Draft>({ ...spec, name: 'Follow-ups', checks: followUpChecks })
