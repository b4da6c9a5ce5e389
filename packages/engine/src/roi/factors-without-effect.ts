import { type Factor, notUsed } from './factor.ts'

/** Published factors that no single forecast uses, with the reason. They are listed all the same: a reader who looks for one
 *  should find why it is not there, and not wonder whether it was forgotten. */

/** These two are about several creators at once: `forecastSeveral` and `chooseCreators` use them. */
const betweenCreators: readonly Factor[] = [
  // What an optimised budget brought in the study is shown beside our own figure in the documentation; it multiplies nothing.
  {
    ...{
      id: 'allocation',
      number: 2,
      title: 'Spreading the budget across creators',
      scope: 'brand',
      moves: 'grossProfit',
    },
    ...{ direction: 'up', size: 'an optimized allocation brought +16.6% engagement', active: 'several' },
    ...{ source: 'Leung et al. 2022', grade: 'A', read: () => null },
    why: 'Not a multiplier: we calculate the best mix of creators and show the gain.',
  },
  // It needs a second creator to exist.
  {
    ...{ id: 'audience-overlap', number: 29, title: 'Shared audience between creators', scope: 'brand' },
    ...{ moves: 'reach', direction: 'down', size: 'people reached twice count once', active: 'several' },
    ...{ source: 'Stellar', grade: 'B', read: () => null },
    why: 'Measured where follower or liker samples share accounts; otherwise 2% to 20%, our estimate.',
  },
]

/** What stands in `why` is shown to the reader. An effect without a size is left out rather than guessed: a guessed size would look
 *  like all the others in the list, and nobody could tell them apart. */
export const factorsWithoutEffect: readonly Factor[] = [
  ...betweenCreators,
  // A feed of nothing but praise is believed less, up to a point that the study does not print. At 1.9 % the whole effect is a
  // fortieth of the spread of a click rate, so nothing is lost by waiting for the number.
  notUsed({
    ...{ id: 'positivity', number: 7, title: 'How positive the posts are', moves: 'clicks', direction: 'peak' },
    ...{ size: 'toning down excess brings +1.9%', source: 'Leung et al. 2022', grade: 'A' },
    why: 'The best value is not published, and 1.9% is far smaller than every other uncertainty.',
  }),
  // The stored copy of the study breaks off before the figure. A launch is also when brands spend most, so the factor matters and
  // deserves better than a guess.
  notUsed({
    ...{ id: 'product-launch', number: 9, title: 'Product launch post', moves: 'clicks', direction: 'down' },
    ...{ size: 'negative; effect size unknown', source: 'Leung et al. 2022', grade: 'A' },
    why: 'We found the direction but not the size, and we don’t make one up.',
  }),
  // Large accounts lose less by their size where the creator writes the post in his own way.
  notUsed({
    ...{
      id: 'customised-content',
      number: 10,
      title: 'Content made for the creator',
      moves: 'clicks',
      direction: 'up',
    },
    ...{ size: 'helps large accounts', source: 'Wies et al. 2023 (802 campaigns)', grade: 'A' },
    why: 'It changes the effect of account size, but we found no number for how much.',
  }),
  // For a brand that nobody knows, size helps longer. The same figure, the same gap.
  notUsed({
    ...{ id: 'brand-familiarity', number: 11, title: 'How well the brand is known', moves: 'clicks', direction: 'up' },
    ...{ size: 'changes the effect of account size', source: 'Wies et al. 2023', grade: 'A' },
    why: 'Same as for customized content: the direction is known, the size is not.',
  }),
  // Credibility falls and memory rises when an advertisement is marked; what people then want to buy does not change measurably.
  notUsed({
    ...{
      id: 'disclosure',
      number: 32,
      title: 'How the ad is disclosed',
      moves: 'orders',
      direction: 'down',
    },
    ...{ size: 'attitude and intent: no significant effect across 288 measurements' },
    ...{ source: 'Liu and Zhao 2025, meta-analysis; Cao and Belo 2024', grade: 'A' },
    why: 'Research found no effect. Disclosure is the law, not a lever.',
  }),
  // Everybody knows that December is not February; nobody publishes by how much for creators' links. A brand's own Decembers will
  // say it through the calibration, if it keeps them apart.
  notUsed({
    ...{ id: 'season', number: null, title: 'Season', moves: 'orders', direction: 'up' },
    ...{ size: 'no figure found', source: 'None', grade: 'proposal' },
    why: 'Your own results for the season are a better guide.',
  }),
]
