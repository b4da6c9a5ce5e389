import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'

/** Prompts that a person picks in the client. */

const line = z.string().trim().min(1).max(500)

/** Adds the prompt for a campaign's brief: from what a brand wants to creators whose audience is real. */
export function addPrompts(server: McpServer): void {
  const argsSchema = {
    product: line.describe('What you want to advertise.'),
    audience: line.describe('Who should see it: country, age, interest.'),
    budget: line.describe('All that may be spent, such as $5,000.'),
    goal: line.optional().describe('Sales, reach or awareness.'),
  }
  const config = {
    title: 'Campaign brief',
    description:
      'Plans a campaign: finds creators, checks their audiences, compares and forecasts, and writes the brief.',
    argsSchema,
  }
  server.registerPrompt('campaign_brief', config, ({ product, audience, budget, goal }) => ({
    messages: [{ role: 'user', content: { type: 'text', text: briefText({ product, audience, budget, goal }) } }],
  }))
}

interface Wish {
  product: string
  audience: string
  budget: string
  goal: string | undefined
}

function briefText({ product, audience, budget, goal }: Wish): string {
  return `Plan a creator campaign with Vouch.
Product: ${product}
Audience: ${audience}
Budget: ${budget}
Goal: ${goal ?? 'choose one and say why'}

1. Look at credit_balance, and tell me what I can spend.
2. Find about ten creators with discover_creators. Show them with trust and its range.
3. Suggest three to five to verify, and say what that costs. Wait for my yes before you verify anybody.
4. Read what the reports say, with their concerns, and compare the creators.
5. Leave out whoever reads “don’t book”; for “ask first”, say what to ask.
6. Forecast the campaign with those who are left, within the budget.
7. Write the brief on one page: goal, audience, creators with fee and reason, what to ask each, forecast with ranges, risks.
8. Offer to put them on a shortlist.`
}
