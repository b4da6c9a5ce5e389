import {
  ApiFailure,
  home,
  type McpInput,
  type NamedCreator,
  type Step,
  stepNames,
  type Verification,
  verifications,
} from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { insufficientCredits } from '../../customers/credits/ledger.ts'
import { agreeOnPrice } from './agree-on-price.ts'
import { handleText } from './fenced-text.ts'
import { creatorOf, reportOf } from './find-report.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'
import { reportWords } from './report-words.ts'
import { serverEvents } from './server-events.ts'
import { verificationPrice } from './verification-price.ts'

/** Verifies a creator as a screen does: the price first, then the steps, then the summary. */

/** Clients give up a call after a minute; what is not ready by then is read with `get_report`. */
const waitMsMax = 45_000

export async function verifyCreator(
  parts: McpParts,
  { creator: link, confirmToken }: McpInput<'verify_creator'>,
  use: ToolUse,
): Promise<McpAnswer> {
  const creator = creatorOf(link)
  const { credits, available } = await priceOf(parts, creator, use.signal)
  const agreed = await agreeOnPrice(parts, use, {
    tool: 'verify_creator',
    input: creator,
    what: `Verifying ${handleText(creator.handle)} on ${creator.platform}`,
    credits,
    token: confirmToken,
    requirePayable: async () => {
      await requireAllowed(parts, use.signal)
      if (credits > available) throw tooFew(credits, available)
    },
  })
  if ('instead' in agreed) return agreed.instead
  const call = { headers: { 'idempotency-key': agreed.key }, body: { url: link } }
  const { id } = await parts.call(verifications.create, call, use.signal)
  await follow(parts, id, use)
  return answerOf(parts, await parts.call(verifications.show, { params: { id } }, use.signal))
}

/** Nobody is asked to agree to a price that can't be spent. The API says who may before it reads what is wanted, so a call that wants nothing tells.
 *  @throws ApiFailure where the caller may not verify */
async function requireAllowed({ call }: McpParts, signal: AbortSignal): Promise<void> {
  const nothing = { body: {} } as Parameters<typeof call<typeof verifications.create>>[1]
  await call(verifications.create, nothing, signal).catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || error.body.code !== 'validation') throw error
  })
}

/** In the words in which the verification itself would be refused. */
function tooFew(required: number, available: number): ApiFailure {
  const { message } = insufficientCredits(required, available, 'creator_verification')
  return new ApiFailure(402, { error: message, code: 'insufficient_credits', requestId: '', required, available })
}

/** @returns what a verification would cost now, in credits: nothing for a day after the workspace paid for the creator; and what there is to pay it with */
async function priceOf({ call }: McpParts, { platform, handle }: NamedCreator, signal: AbortSignal) {
  const { verifications: list } = await call(verifications.list, { query: { creator: handle, limit: 50 } }, signal)
  const { now, credits } = await call(home.show, {}, signal)
  return { credits: verificationPrice(list, platform, now), available: credits.totalCredits }
}

/** Tells of each step, until the verification ends or has taken too long. */
async function follow(parts: McpParts, id: string, use: ToolUse): Promise<void> {
  const until = AbortSignal.any([use.signal, AbortSignal.timeout(waitMsMax)])
  try {
    const answer = await parts.open(verifications.events, { params: { id } }, until)
    if (answer.body === null) return
    const over = new Set<string>()
    let told = 0
    for await (const { name, data } of serverEvents(answer.body, until)) {
      if (name !== 'step') return
      const step: Partial<Step> = JSON.parse(data)
      if (step.name === undefined || step.state === 'waiting') continue
      if (step.state !== 'running') over.add(step.name)
      const far = over.size + (step.state === 'running' ? 0.5 : 0)
      // What was told may only grow.
      if (far <= told) continue
      told = far
      await use.progress(far, stepNames.length, step.detail ? `${step.name}: ${step.detail}` : step.name)
    }
  } catch {
    // A stream that broke or took too long ends no verification; the state that is stored is read next.
    use.signal.throwIfAborted()
  }
}

function answerOf({ publicAddress }: McpParts, { id, ...found }: Verification): McpAnswer {
  const reportUrl = `${publicAddress()}/app/verifications/${id}`
  const { state, failure, creditsUsed } = found
  const report = reportOf(found)
  const data = { verificationId: id, state, creditsUsed, reportUrl }
  if (state === 'failed' && failure)
    return { text: `No report: ${failure.error} Nothing was charged.`, data: { ...data, failure } }
  if (report === null)
    return { text: `Still running. Read it in a moment with get_report and creator "${id}".\n${reportUrl}`, data }
  const { trust, decision, parts } = report
  const charged = `${plural(creditsUsed ?? 0, 'credit')} charged.`
  return {
    text: `${reportWords(report, 'summary')}\n${charged} Report: ${reportUrl}`,
    data: { ...data, reportState: report.state, decision, trust, parts },
  }
}
