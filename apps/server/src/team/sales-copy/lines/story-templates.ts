import { line } from '../line.ts'

/** Templates for words of real customers. The blanks are theirs to fill; nothing in a template claims a result, and each asks for
 *  consent. Questions help to ask for the story. */

const credit = '[Name], [role], [company]. Used with written consent.'

export const storyTemplates = [
  line(
    `The second look\n“Before Vouch we {checked|chose} creators by [your method]. The report on [creator or niche] showed [what you saw]. We [what you decided] because [your reason].”\n${credit}\n{Ask: what would you have done without the report?|Ask: which page of the report settled it?}`,
  ),
  line(
    `The fair question\n“A concern about [what it was] came with [the explanation]. We asked the creator, who {showed us|sent us} [the answer]. We’re {glad we asked|happy we asked} because [your reason].”\n${credit}\nAsk: how did the creator take the question?`,
    'fair',
  ),
  line(
    `The client meeting\n“Our client wanted to know why [creator]. We opened [part of the report] {together|in the meeting} and talked about [the evidence]. What changed was [the outcome in your words].”\n${credit}\nAsk: what did the client say first?`,
    'evidence',
  ),
  line(
    `The honest maybe\n“Vouch told us it couldn’t be sure about [creator], because [what was missing]. We got our credits back, and we {went on to|then did} [your next step].”\n${credit}\nAsk: what did you think when there was no verdict?`,
    'refund',
  ),
  line(
    `The small team\n“There {are|were} [number] of us, and we look at [number] creators a month. Now we [what you do differently]. The part we use most is [the part], because [your reason].”\n${credit}\nAsk: what did you stop doing?`,
  ),
  line(
    `The pleasant surprise\n“We nearly passed over [creator or niche], because [your doubt]. The report {showed|said} [what you saw], with a range of [low] to [high]. We [what you decided].”\n${credit}\nAsk: what made you look again?`,
    'score',
  ),
  line(
    `The jump in the curve\n“The follower curve of [creator or niche] had a jump on [date]. Behind it was [the cause]. {Knowing that|Because of that} we [what you decided], and [what happened then].”\n${credit}\nAsk: who else saw the curve?`,
    'history',
  ),
]
