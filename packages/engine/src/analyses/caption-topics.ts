/** What brands ask to be told of before they stand beside it. Each topic is a list of words, and nothing more: a caption that
 *  holds one is quoted, and a person decides what it means.
 *
 *  What a newcomer would get wrong is to read a hit as guilt. A historian writes of war and a nurse of cancer; a word list
 *  knows neither. That is why a topic has passages and never a verdict about the creator. */

/** One topic of the review. */
export interface CaptionTopic {
  id: 'profanity' | 'adult' | 'violence' | 'politics' | 'health-claims' | 'money-claims' | 'regulated'
  title: string
  /** What is looked for, for the reader. */
  meaning: string
  words: RegExp
}

/** Whole words only: "classic" is not profane and "Scunthorpe" is a town. Letters of any script and digits bound a word. */
function wholeWords(...phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${phrases.join('|')})(?![\\p{L}\\p{N}_])`, 'iu')
}

/** Source: the categories are those that advertisers' industry lists share (GARM's suitability framework and the reports of
 *  Later); the words are ours, chosen so that an ordinary caption about food, sport or travel holds none. English only: a
 *  list in a language that nobody here reads would accuse people for words that we do not understand. */
export const captionTopics: readonly CaptionTopic[] = [
  {
    ...{ id: 'profanity', title: 'Profanity', meaning: 'swearing and slurs' },
    words: wholeWords(
      'fuck(?:ing|ed|er|ers|s)?',
      'shit(?:ty|s)?',
      'bullshit',
      'bitch(?:es)?',
      'asshole',
      'bastards?',
      'wtf',
    ),
  },
  {
    ...{ id: 'adult', title: 'Adult content', meaning: 'sexual services and nudity' },
    words: wholeWords(
      'onlyfans',
      'nsfw',
      'nudes?',
      'porn(?:o|star|hub)?',
      'sexting',
      'escorts?',
      'xxx',
      'strip ?club',
      'fetish',
    ),
  },
  {
    ...{ id: 'violence', title: 'Violence', meaning: 'weapons, killing, cruelty and self-harm' },
    words: wholeWords(
      ...[
        'murder(?:ed|er|ers)?',
        'massacre',
        'terrorists?',
        'shootings?',
        'stabbed',
        'self[- ]harm',
        'suicide',
        'torture[ds]?',
      ],
      ...['firearms?', 'handguns?', 'assault rifles?', 'beat (?:him|her|them) up', 'kill (?:him|her|them|yourself)'],
    ),
  },
  {
    ...{ id: 'politics', title: 'Politics', meaning: 'parties, elections and political disputes' },
    words: wholeWords(
      ...[
        'elections?',
        'vote for',
        'president(?:ial)?',
        'prime minister',
        'parliament',
        'senators?',
        'republicans?',
        'democrats?',
      ],
      ...[
        'trump',
        'biden',
        'brexit',
        'left[- ]wing',
        'right[- ]wing',
        'protest(?:ers|s)?',
        'genocide',
        'abortion',
        'immigrants?',
      ],
    ),
  },
  {
    ...{ id: 'health-claims', title: 'Health claims', meaning: 'cures and miracle claims that regulators object to' },
    words: wholeWords(
      ...[
        'miracle cure',
        'cures? (?:cancer|diabetes|anxiety|depression|autism|covid)',
        'detox(?:es|ed)? your',
        'anti[- ]?vax(?:xers?)?',
      ],
      ...[
        'lose \\d+ (?:kg|kilos|pounds|lbs)',
        'doctors (?:hate|don.t want)',
        'big pharma',
        'plandemic',
        'fat[- ]burn(?:er|ing) (?:pill|tea)s?',
      ],
    ),
  },
  {
    ...{ id: 'money-claims', title: 'Money claims', meaning: 'returns nobody can promise' },
    words: wholeWords(
      ...[
        'get rich',
        'guaranteed (?:returns?|profits?|income)',
        'risk[- ]free (?:returns?|profits?|money)',
        'passive income',
      ],
      ...[
        'forex signals?',
        'pump and dump',
        'double your money',
        'financial freedom',
        'meme ?coins?',
        'airdrop',
        'quit (?:my|your) 9[- ]?(?:to|-)[- ]?5',
      ],
    ),
  },
  {
    ...{ id: 'regulated', title: 'Regulated goods', meaning: 'alcohol, tobacco, gambling, drugs and medication' },
    words: wholeWords(
      ...[
        'vodka',
        'whisk(?:e)?y',
        'tequila',
        'drunk',
        'hangover',
        'vap(?:e|es|ing)',
        'cigarettes?',
        'cigars?',
        'nicotine',
      ],
      ...[
        'casinos?',
        'betting',
        'gambl(?:e|ing)',
        'sportsbook',
        'slots',
        'cannabis',
        'weed',
        'cbd',
        'cocaine',
        'ozempic',
        'botox',
      ],
    ),
  },
]
