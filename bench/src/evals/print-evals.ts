import { loadConfig } from '../../../apps/server/src/config/config.ts'
import { openLanguageModel } from '../../../apps/server/src/outside/llm/open-language-model.ts'
import { evaluationLines, evaluations, holds } from './evaluations.ts'

/** Prints how every generator does on its briefs: the built-in writers, and the language model where one is configured, which costs what it
 *  charges. Exits with 1 where a text fails a check. */

const model = openLanguageModel(loadConfig().llm)
let failed = 0
for (const each of evaluations) {
  const done = [each.builtIn(), ...(model && each.asked ? [await each.asked(model)] : [])]
  for (const one of done) {
    console.log(evaluationLines(one).join('\n'))
    if (!holds(one)) failed += 1
  }
}
if (model === null) console.log('No language model is configured (LLM_PROVIDER): the built-in writers alone were run.')
process.exitCode = failed === 0 ? 0 : 1
