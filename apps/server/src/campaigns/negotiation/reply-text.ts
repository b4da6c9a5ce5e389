import type { ReplyFacts } from './reply-facts.ts'

/** The built-in writer of replies: what a marketer would send, from the facts and nothing else. */

/** @returns a reply to put into the conversation */
export function replyText(facts: ReplyFacts): string {
  const greeting = `Hi ${facts.firstName || 'there'},`
  const closing = facts.signature === '' ? 'Best' : `Best,\n${facts.signature}`
  return [greeting, ...paragraphs[facts.move](facts), closing].join('\n\n')
}

const paragraphs: Readonly<Record<ReplyFacts['move'], (facts: ReplyFacts) => string[]>> = {
  open: (facts) => [
    `${facts.replied ? 'Thanks for getting back to us. ' : ''}For ${workOf(facts)}, we can offer ${facts.amount} in total.`,
    support(facts),
    'Does that work for you? If your usual rate is different, tell us what it includes, and we’ll see how to make it fit.',
  ],
  counter: (facts) => [
    `${thanks(facts)} ${raise(facts)}`,
    support(facts),
    `Would that work for you? ${otherWay(facts)}`,
  ],
  final: (facts) => [
    `${thanks(facts)} ${facts.amount} in total for ${workOf(facts)} is as far as we can go.`,
    support(facts),
    'If that works for you, we’ll send you the contract to read. If not, we understand, and we’d like to stay in touch about later campaigns.',
  ],
  accept: (facts) => [
    `${facts.amount} in total for ${workOf(facts)} works for us. Thank you.`,
    'We’ll send you the contract to read and accept. Which dates work best for you?',
  ],
  hold: (facts) => [
    `Have you had a chance to look at our offer of ${facts.amount} for ${workOf(facts)}?`,
    'If something about it doesn’t fit, tell us what would, and we’ll look at it with you.',
  ],
  walk: (facts) => [
    `Thank you for being open about your rate. Our offer of ${facts.amount} for ${workOf(facts)} is as far as we can go for this campaign, so we’ll leave it here for now.`,
    'If things change on your side, write to us. We’d be glad to work with you another time.',
  ],
}

function workOf({ work, product }: ReplyFacts): string {
  return product === '' ? work : `${work} featuring ${product}`
}

function thanks({ ask, ours }: ReplyFacts): string {
  if (ask === null) return 'Thanks for getting back to us.'
  return ours === null ? `Thanks for sending your rate of ${ask}.` : `Thanks for coming back to us with ${ask}.`
}

function raise(facts: ReplyFacts): string {
  const { ours, amount } = facts
  if (ours === null) return `For ${workOf(facts)}, we can offer ${amount} in total.`
  return `We’d like to meet you part of the way: we can go up from ${ours} to ${amount} in total for ${workOf(facts)}.`
}

function support({ reach, market, posts }: ReplyFacts): string {
  const people = `We expect ${posts === 1 ? 'it' : 'them'} to reach about ${reach} people`
  return market === null ? `${people}.` : `${people}, and ${market}.`
}

function otherWay({ posts }: ReplyFacts): string {
  return posts > 1
    ? 'If not, tell us how many posts you could make for that.'
    : 'If not, tell us what you’d leave out to get there, such as usage rights.'
}
