import { campaignFormats, landingQualities, niches } from '@vouch/engine'
import { z } from 'zod'
import { actionCosts } from '../customers/prices.ts'

/** What a language model can do over the Model Context Protocol. One declaration a tool; the server offers them by it, the documents and
 *  the table of parity show it. A tool makes calls of the API and nothing else, so scopes, roles, prices and words are those of the calls. */

/** Seconds for which a price that was told can be confirmed. */
export const confirmSeconds = 300
/** Creators that are compared in one answer. */
export const comparedMax = 5
/** Creators that are forecast together. */
export const forecastMax = 20
/** Creators in one answer of a search. */
export const discoveredMax = 25

const creator = z
  .string()
  .min(1)
  .max(2_000)
  .describe('A profile link such as instagram.com/name, or the ID of a finished verification.')

/** Parts of a report that are read one by one; the summary comes first. */
export const reportParts = ['summary', 'concerns', 'strengths', 'figures', 'data', 'advice'] as const
export type ReportPart = (typeof reportParts)[number]

const part = z
  .enum(reportParts)
  .default('summary')
  .describe(
    'summary: the decision, trust and each part of the audience. concerns, strengths: signals with their evidence. figures: key figures. data: what was seen. advice: what to do and what would settle it.',
  )

export interface McpTool {
  title: string
  /** What it does and what it costs, for a model that decides whether to use it. */
  description: string
  /** Tags of the API's document under which its calls stand. */
  about: readonly string[]
  /** It changes something or costs credits. */
  changes: boolean
  input: z.ZodRawShape
}

export const mcpTools = {
  verify_creator: {
    title: 'Verify a creator',
    description: `Checks whether a creator’s audience is real and returns the report’s summary. Costs ${actionCosts.creator_verification} credits; repeats are free for 24 hours, and you get the credits back if there’s no verdict. The price comes first: if the answer has a confirmToken, ask the person, then call again with it.`,
    about: ['Verifications'],
    changes: true,
    input: {
      creator: z.string().min(1).max(2_000).describe('A profile link such as instagram.com/name.'),
      confirmToken: z
        .string()
        .max(400)
        .optional()
        .describe('From the answer that told the price, once the person agreed. Good for 5 minutes and one check.'),
    },
  },
  get_report: {
    title: 'Read a report',
    description:
      'Reads the workspace’s latest report about a creator, one part at a time, beginning with the summary. Free.',
    about: ['Verifications'],
    changes: false,
    input: { creator, part },
  },
  discover_creators: {
    title: 'Find creators',
    description:
      'Searches creators by a sentence, for example “fitness creators in the US with 10K to 50K followers and trust above 80”. Free.',
    about: ['Discovery'],
    changes: false,
    input: {
      query: z.string().max(300).describe('Who to look for, in plain words.'),
      limit: z.int().min(1).max(discoveredMax).default(10),
      cursor: z.string().max(200).optional().describe('nextCursor of the page before.'),
    },
  },
  compare_creators: {
    title: 'Compare creators',
    description: `Puts 2 to ${comparedMax} verified creators side by side: decision, trust, parts, figures, and how much their audiences overlap. Free.`,
    about: ['Verifications', 'Return'],
    changes: false,
    input: { creators: z.array(creator).min(2).max(comparedMax) },
  },
  add_to_shortlist: {
    title: 'Add to a shortlist',
    description: 'Adds a creator to a shortlist, by the list’s name; a list that isn’t there yet is made. Free.',
    about: ['Shortlists'],
    changes: true,
    input: {
      creator: z.string().min(1).max(2_000).describe('A profile link such as instagram.com/name.'),
      shortlist: z.string().trim().min(1).max(80).optional().describe('Its name. Left out: the only list there is.'),
    },
  },
  watch_creator: {
    title: 'Watch a creator',
    description:
      'Reads a creator’s followers, likes and views from now on, and notes what leaves its usual range. Free; the plan has room for a number of creators.',
    about: ['Watch'],
    changes: true,
    input: { creator: z.string().min(1).max(2_000).describe('A profile link such as instagram.com/name.') },
  },
  watch_status: {
    title: 'Watched creators',
    description: 'Lists watched creators with their latest counts, and the changes that left the usual range. Free.',
    about: ['Watch'],
    changes: false,
    input: {},
  },
  forecast_campaign: {
    title: 'Forecast a campaign',
    description: `Forecasts what a campaign with 1 to ${forecastMax} verified creators would reach and earn, with ranges, or that of a saved campaign. Free, and nothing is saved.`,
    about: ['Return', 'Campaigns'],
    changes: false,
    input: {
      creators: z.array(creator).min(1).max(forecastMax).optional(),
      campaignId: z.uuid().optional().describe('Instead of creators: a campaign of the workspace, with its own fees.'),
      fee: z
        .number()
        .min(0)
        .max(10_000_000)
        .optional()
        .describe('US dollars for each creator. Left out: the saved plan, else the market’s price.'),
      posts: z.int().min(1).max(100).optional().describe('Posts of each creator.'),
      format: z.enum(campaignFormats).optional(),
      niche: z.enum(niches).optional().describe('What the brand sells.'),
      productPrice: z.number().min(0).max(10_000_000).optional().describe('US dollars that an order brings.'),
      margin: z.number().min(0).max(1).optional().describe('Gross margin, 0 to 1.'),
      conversionRate: z.number().min(0).max(1).optional().describe('Orders per visit, 0 to 1.'),
      landingQuality: z.enum(landingQualities).optional(),
    },
  },
  campaign_status: {
    title: 'Campaign status',
    description:
      'Lists campaigns, or tells of one what is done, what is missing, and where the money is; for each creator outreach, contract, posts, clicks, orders and revenue. Free.',
    about: ['Campaigns', 'Tracking', 'Outreach', 'Contracts'],
    changes: false,
    input: { campaignId: z.uuid().optional().describe('Left out: all campaigns.') },
  },
  credit_balance: {
    title: 'Credits',
    description: 'What the workspace can spend, and what the last 30 days were spent on. Free.',
    about: ['Credits', 'Home'],
    changes: false,
    input: {},
  },
} as const satisfies Record<string, McpTool>

export type McpToolName = keyof typeof mcpTools
export const mcpToolNames = Object.keys(mcpTools) as McpToolName[]

/** What a tool is asked for, as its handler gets it. */
export type McpInput<Name extends McpToolName> = z.output<z.ZodObject<(typeof mcpTools)[Name]['input']>>
