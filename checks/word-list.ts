/** Words that people shall not read here, each with what to say. `docs/design.md` shows the same list to whoever writes. */

export interface Word {
  /** As the list in the document shows it. */
  not: string
  say: string
  pattern: RegExp
  /** Where it counts; absent: everywhere. */
  where?: RegExp
}

const letters =
  /(?<!\b(uppercase|lowercase|capital|dead|two-|three-|first|\d) ?)\bletters?\b(?!-spacing|,? (and )?(digits|numbers|language|in a name))/i

const american: readonly (readonly [not: string, say: string, pattern: RegExp])[] = [
  [
    '-ise, -isation',
    '-ize',
    /\b(recogn|organ|author|summar|real|normal|personal|custom|priorit|categor|optim|minim)is(e|ed|es|ing|ation|ations)\b/i,
  ],
  ['analyse', 'analyze', /\banalys(e|ed|ing|er)\b/i],
  [
    'colour, favour, honour, humour, behaviour',
    'color, favor…',
    /\b(col|fav|hon|hum|behavi|neighb|flav|lab|rum|vap|harb)our\w*/i,
  ],
  ['centre, metre, theatre', 'center…', /\b(centre|centres|\w*metres?|theatre|fibre)\b/i],
  ['licence, defence', 'license…', /\b(licen|defen|offen|preten)ces?\b/i],
  [
    'cancelled, labelled, modelling',
    'canceled…',
    /\b(cancel|label|model|travel|level|signal|fuel|channel|total)l(ed|ing|er)\b/i,
  ],
  ['programme, cheque, catalogue', 'program…', /\b(programmes?|cheques?|catalogues?)\b/i],
  ['grey', 'gray', /\bgrey(s|ed)?\b/i],
  [
    'learnt, spelt, whilst, towards, afterwards, amongst',
    'learned, while, toward…',
    /\b(learnt|spelt|whilst|towards|afterwards|amongst|judgement)\b/i,
  ],
]

export const words: readonly Word[] = [
  { not: 'letter, mail, e-mail', say: 'email', pattern: letters },
  { not: 'e-mail', say: 'email', pattern: /\be-mails?\b/i },
  { not: 'anew, begin anew', say: 'again, start over, reset', pattern: /\banew\b/i },
  {
    not: 'hear when it is there, hear of',
    say: 'get notified, we’ll email you',
    pattern: /\bhear (of (it|news)|when it)\b/i,
  },
  { not: 'manner (of a brand)', say: 'brand voice', pattern: /\bmanners?\b/i },
  { not: 'found before', say: 'saved searches, recent searches', pattern: /\bfound before\b/i },
  {
    not: 'speaks for, speaks against',
    say: 'strength, concern; what looks good, what looks off',
    pattern: /\bspeaks? (strongly )?(for|against)\b/i,
  },
  { not: 'fetch again, read again', say: 'refresh', pattern: /\b(fetch|read) again\b/i },
  { not: 'given back', say: 'refunded, returned; you get them back', pattern: /\bgiven back\b/i },
  { not: 'reckon', say: 'calculate, estimate', pattern: /\breckon\w*/i },
  { not: 'suffice', say: 'is enough', pattern: /\bsuffic\w*/i },
  { not: 'on hold, held (of credits)', say: 'reserved', pattern: /\bcredits? (are |is )?(put )?(on hold|held)\b/i },
  { not: 'the team’s side', say: 'admin', pattern: /\bteam['’]s side\b/i },
  { not: 'bucket', say: 'credit type, plan credits, purchased credits', pattern: /\bbuckets?\b/i },
  { not: 'persons', say: 'people', pattern: /\bpersons\b/i },
  { not: 'the trade', say: 'the industry, the market', pattern: /\b(of|in) the trade\b/i },
  {
    not: 'address (of a creator or a profile)',
    say: 'profile link, URL',
    pattern: /\b(profile|creator)['’]?s? address(es)?\b|\baddress of (a|the) (creator|profile)\b/i,
  },
  { not: 'official interface', say: 'official API', pattern: /\bofficial interfaces?\b/i },
  { not: 'look-up, set-up, web site', say: 'lookup, setup, website', pattern: /\b(look-ups?|set-ups?|web sites?)\b/i },
  {
    not: 'is to be, therein, thereby, whereby',
    say: 'a short active sentence',
    pattern: /(?<!\blikely\b.{0,24})\b(is|are) to be\b|\b(therein|thereby|whereby|hereby|wherein)\b/i,
  },
  { not: 'in words', say: 'as text, description', pattern: /^in words$/i },
  {
    not: 'idempotency, payload (on screens)',
    say: 'plain words',
    pattern: /\b(idempotency|payload)\b/i,
    where: /^apps\/web\/(?!marketing\/articles\/help\/api)/,
  },
  { not: '42 %, 1.2 M', say: '42%, 1.2M', pattern: /(^|\d)[\s\u00a0]%(?!\w)|\d[\s\u00a0][KMB]\b(?! ?[a-z])/ },
  { not: 'entrys, addresss', say: 'entries, addresses', pattern: /\b\w*[bcdfghjklmnpqrtvwxz]ys\b|\w+sss\b/i },
  {
    not: 'holds the truth nine times in ten, 90% certainty (of trust)',
    say: 'the range shows how far the score could move',
    pattern:
      /\bnine (in|of|times in) ten (such )?(reports|cases)\b|\b90 ?% certainty\b|\bholds? (it |the \w+ |\w+ )?90 ?%/i,
  },
  ...american.map(([not, say, pattern]) => ({ not, say, pattern })),
]
