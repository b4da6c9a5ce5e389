import type { ChartRow, RowChartProps } from '../../ui/charts/row-chart.tsx'

/** The figures of the posts' charts, each as its source prints it. Those of our own accuracy run stand in `docs/science/` as well;
 *  a test holds the two equal. */

export interface PostChart extends Pick<RowChartProps, 'domain' | 'kind' | 'reference'> {
  title: string
  /** Unit and basis. */
  subtitle: string
  /** Sample, date and source. */
  caption: string
  columns: readonly string[]
  rows: readonly ChartRow[]
}

function bars(figures: readonly (readonly [label: string, value: number])[], unit: string): ChartRow[] {
  return figures.map(([label, value]) => ({ label, value, words: `${value.toLocaleString('en')}\u00a0${unit}` }))
}

/** Score from, score to, share clean, its low and its high end: percent. */
export const calibration = [
  ['0 to 9', 2.3, 1.4, 3.7],
  ['10 to 19', 14.9, 8.6, 24.6],
  ['20 to 44', 38.5, 31.0, 46.6],
  ['45 to 59', 52.7, 43.4, 61.9],
  ['60 to 69', 61.2, 52.4, 69.2],
  ['70 to 79', 77.0, 72.3, 81.1],
  ['80 to 84', 81.0, 77.9, 83.8],
  ['85 to 89', 87.7, 83.9, 90.6],
  ['90 to 94', 90.6, 88.7, 92.3],
  ['95 to 100', 97.2, 95.5, 98.3],
] as const

/** Accounts sampled, and the width of the 90 % interval in points: on kinds of accounts that are known, and on others. */
export const sampleWidths = [
  [50, 19, 28],
  [100, 14, 25],
  [200, 11, 22],
  [400, 8, 21],
  [1000, 7, 21],
  [2000, 6, 20],
  [5000, 5, 20],
] as const

/** Deed and delivery as `docs/science/posts.md` names them; the words of the chart; found at 2% false alarms, percent. */
export const deliveries = [
  ['seesaw | waves', 'Follow and unfollow', 100],
  ['likes | recent', 'Likes, newest posts', 98],
  ['followers | drip', 'Followers, dripped in', 100],
  ['followers | burst', 'Followers, all at once', 100],
  ['likes | equal', 'Likes, same on every post', 71],
  ['comments | equal, with texts', 'Comments, text read', 97],
  ['comments | equal', 'Comments, counts only', 9],
  ['likes | proportional', 'Likes, in proportion', 4.7],
  ['views | proportional', 'Views, in proportion', 4.7],
] as const

const ownSource = 'accuracy run of the engine on simulated and half-real creators; see the methodology'

export const postCharts: Readonly<Record<string, PostChart>> = {
  'chart-calibration': {
    title: 'Share of clean creators by score',
    subtitle: 'Percent of creators whose audience was not manipulated, with 90% interval',
    caption: `3,354 creators that were not used for fitting; 22% of them by weight were manipulated. ${ownSource}.`,
    columns: ['Score', 'Low, %', 'Clean, %', 'High, %'],
    kind: 'interval',
    domain: { from: 0, to: 100 },
    rows: calibration.map(([label, value, low, high]) => ({
      label,
      value,
      low,
      high,
      words: `${value}% (${low} to ${high})`,
    })),
  },
  'chart-sample-width': {
    title: 'Width of the 90% interval by sample size',
    subtitle: 'Points from low to high; left: kinds of accounts the detector knows, right: kinds it has never seen',
    caption: `Seven labeled Instagram sources, means over true shares of 0 to 80%. ${ownSource}.`,
    columns: ['Accounts sampled', 'Known kinds, points', 'Unseen kinds, points'],
    kind: 'interval',
    domain: { from: 0, to: 30 },
    rows: sampleWidths.map(([accounts, known, unseen]) => ({
      label: `${accounts.toLocaleString('en')} accounts`,
      value: null,
      low: known,
      high: unseen,
      words: `${known} known, ${unseen} unseen`,
    })),
  },
  'chart-delivery': {
    title: 'How often a purchase is found, by type of delivery',
    subtitle: 'Percent of creators flagged at 2% false alarms, when a quarter of that count was bought',
    caption: `TikTok creators from a public 2020 crawl, 60 to 170 per row, purchases added by us; followers with a simulated history. ${ownSource}.`,
    columns: ['Purchase', 'Found, %'],
    kind: 'bar',
    domain: { from: 0, to: 100 },
    rows: bars(
      deliveries.map(([, words, found]) => [words, found]),
      '%',
    ),
  },
  'chart-denominators': {
    title: 'One label, two denominators',
    subtitle: '“Average” engagement rate on TikTok, 5,000 to 10,000 followers, percent',
    caption: 'Modash, March 2023 (per follower, our inference) and November 2025 (per view).',
    columns: ['Table', 'From, %', 'To, %'],
    kind: 'interval',
    domain: { from: 0, to: 12 },
    rows: [
      { label: 'March 2023', value: null, low: 1.05, high: 1.33, words: '1.05 to 1.33%' },
      { label: 'November 2025', value: null, low: 10.5, high: 11.83, words: '10.50 to 11.83%' },
    ],
  },
  'chart-er-instagram': {
    title: 'The “average” band on Instagram, by size',
    subtitle: 'Engagement rate per follower, percent',
    caption: 'Modash, engagement rate calculator, more than 72 million profiles. Vendor data.',
    columns: ['Followers', 'From, %', 'To, %'],
    kind: 'interval',
    domain: { from: 0, to: 5 },
    rows: (
      [
        ['1 to 5K', 3.38, 4.42],
        ['5 to 10K', 1.25, 1.62],
        ['10 to 50K', 0.84, 1.11],
        ['50 to 100K', 0.75, 1.01],
        ['100 to 500K', 0.87, 1.14],
        ['500K to 1M', 0.88, 1.13],
        ['above 1M', 1.02, 1.27],
      ] as const
    ).map(([label, low, high]) => ({ label, value: null, low, high, words: `${low} to ${high}%` })),
  },
  'chart-emv': {
    title: 'One post, five media values',
    subtitle: 'Dollars for 50,000 impressions, 2,000 likes and 60 comments on Instagram',
    caption: 'Published formulas of the named vendors, calculated by us. Skeepers is in euros, drawn at par.',
    columns: ['Method', 'Value, $'],
    kind: 'bar',
    domain: { from: 0, to: 1000 },
    rows: (
      [
        ['fair-influence', 915],
        ['Skeepers', 348],
        ['Upfluence', 325],
        ['Lefty', 300],
        ['MightyScout', 179],
      ] as const
    ).map(([label, value]) => ({ label, value, words: label === 'Skeepers' ? `€${value}` : `$${value}` })),
  },
  'chart-reach': {
    title: 'Reach of a post, by size',
    subtitle: 'Percent of followers who see it, Instagram and Facebook posts',
    caption: 'Roster, documentation of its estimates, based on its customers’ posts. Vendor data, undated.',
    columns: ['Followers', 'Reach, % of followers'],
    kind: 'bar',
    domain: { from: 0, to: 25 },
    rows: bars(
      [
        ['below 1K', 24],
        ['1 to 10K', 13],
        ['10 to 100K', 6],
        ['100 to 500K', 3],
        ['above 500K', 3],
      ],
      '%',
    ),
  },
  'chart-negotiation': {
    title: 'What the video is worth, and what she’s asking',
    subtitle: 'Dollars for one video: forecast views times a typical price per thousand',
    caption: 'Made-up creator. Views 34,000 to 112,000, price $8 to $30; both ranges cover eight cases in ten.',
    columns: ['Offer', 'Low, $', 'Middle, $', 'High, $'],
    kind: 'interval',
    domain: { from: 0, to: 2500 },
    reference: { at: 2400, label: 'Asking: $2,400' },
    rows: [{ label: 'Typical fee', value: 930, low: 390, high: 2310, words: '$930 ($390 to $2,310)' }],
  },
}
