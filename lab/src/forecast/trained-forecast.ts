/** The forecast that the engine ships: all heads, and the card that says where they come from.
 *
 *  The figures of the card are those of `accuracy --only forecast`: creators that no part of the fit had seen. */
import type { ForecastModel } from '@vouch/engine'
import type { CreatorFile } from '../creators/creator-file.ts'
import { fittedHeads, headPlans, headSettings, planExamples, recencies, settleDays } from './forecast-heads.ts'
import { coverage, medianError, unseenForecasts } from './forecast-scores.ts'
import { preparedExample } from './head-fit.ts'

const sourceNotes: Readonly<Record<string, string>> = {
  creators_ig_adipta: 'Instagram influencers, public crawl of 2020, likes and comments',
  creators_ig_gvsi: 'Instagram accounts, public crawl of 2017, likes only',
  creators_tiktok_famous: 'TikTok creators, public crawl of 2020, mostly above 100,000 followers',
  creators_youtube: 'YouTube channels, public crawls of 2022 and 2024, without subscriber counts',
}

/** @returns the model, the same bytes for the same files */
export function trainedForecast(files: readonly CreatorFile[]): ForecastModel {
  const heads = fittedHeads(
    headPlans,
    (plan) => planExamples(plan, files).map((example) => preparedExample(example, recencies)),
    headSettings,
  )
  return {
    card: {
      title: 'Next posts: views, likes and comments',
      meaning:
        'The median of a creator’s next posts, about three for every seven that are known, with a range that holds it for four in five creators; and the range of a single next post.',
      method:
        'Weighted mean of the creator’s own levels on the scale of logarithms (fifths of the posts, forgotten at several speeds; weights never negative, adding up to 1), pulled towards creators of the same size where posts are few. Width from spread, number and rhythm of the posts; ranges by cross-conformal prediction over creators. YouTube has too few channels for weights of its own and borrows those of TikTok.',
      sources: files.flatMap(({ name, creators }) => ({
        name,
        creators: creators.length,
        posts: creators.reduce((sum, { posts }) => sum + posts.length, 0),
        note: sourceNotes[name] ?? 'public crawl',
      })),
      figures: cardFigures(files),
    },
    recencies,
    settleDays,
    heads,
  }
}

function cardFigures(files: readonly CreatorFile[]): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const [index, forecasts] of unseenForecasts(headPlans, files, headSettings).entries()) {
    const plan = headPlans[index]
    if (plan === undefined || forecasts.length === 0) continue
    const name = `${plan.platform} ${plan.metric}, ${plan.counted.length === 2 ? 'any count' : plan.counted[0]}`
    figures[`median error of ${name}, %`] = Number(medianError(forecasts).toFixed(1))
    figures[`80 % range covers of ${name}, %`] = Number((100 * coverage(forecasts)).toFixed(1))
  }
  return figures
}
