/** The words that a snapshot may use where it has a choice. The contract refuses every other word.
 *
 *  What a newcomer would get wrong is to change or remove a word: stored snapshots use them all. */

/** All platforms that the engine has an opinion on; some of its tables cover fewer. */
export const platforms = ['instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin'] as const
/** Decides which tables a creator is held against; no platform borrows another's. */
export type Platform = (typeof platforms)[number]

/** What became of the attempt to look at the creator. */
export const availabilities = ['found', 'private', 'not-found', 'restricted'] as const
/** `restricted`: age gate, suspension or platform terms. `not-found` covers deleted accounts. */
export type Availability = (typeof availabilities)[number]

/** Where a snapshot may come from. The engine treats them all alike. */
export const connectorIds = [
  'youtube',
  'instagram',
  'tiktok',
  'twitch',
  'x',
  'linkedin',
  'supplier',
  'import',
  'sandbox',
] as const
/** `supplier` is a company that sells public data, `import` a file that somebody handed in, `sandbox` a simulated creator. */
export type ConnectorId = (typeof connectorIds)[number]

/** By what right the data may be known, which is shown in the report. */
export const sourceBases = ['public', 'consent', 'supplier', 'import', 'sandbox'] as const
/** How the data may be known: `consent` means that the creator signed in, `supplier` that a company sold it. */
export type SourceBasis = (typeof sourceBases)[number]

/** How the platform classes an account: a private person, somebody who publishes, or a firm. */
export const accountTypes = ['person', 'creator', 'business'] as const
/** Told by few platforms; no signal weighs it. */
export type AccountType = (typeof accountTypes)[number]

/** Stories are left out of every window: they vanish after a day and are counted by other rules. */
export const postKinds = ['image', 'carousel', 'video', 'short', 'stream', 'story', 'text'] as const
/** `short` is a video of at most a minute or so that is shown in a stream of strangers, `stream` one that was live. */
export type PostKind = (typeof postKinds)[number]

/** Only `random` and `full` stand for all followers; the others widen every interval that is projected from them. */
export const sampleMethods = ['random', 'recent', 'full', 'unknown'] as const
/** How followers were sampled: decides whether an estimate may be projected onto all followers. */
export type SampleMethod = (typeof sampleMethods)[number]

/** Parts of a snapshot that may come from different sources. */
export const sourcedParts = ['profile', 'posts', 'comments', 'followers', 'likers', 'history', 'audience'] as const
/** `followers` is the sample of accounts; the count of them is the profile's. */
export type SourcedPart = (typeof sourcedParts)[number]
