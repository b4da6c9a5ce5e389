/** What an archive may hold. Checked by what it declares of itself before anything is unpacked, and again while it is. */
export const archiveLimits = {
  /** Of an upload, packed. The command line reads what lies on its own disk. */
  uploadBytes: 500 * 1024 * 1024,
  /** Files of any kind. Years of photos and messages are some ten thousand. */
  entries: 500_000,
  /** Files that are read. */
  neededFiles: 2_000,
  /** Of all files that are read, unpacked: five million followers are 1.1 GB. */
  unpackedBytes: 8 * 1024 ** 3,
  /** Unpacked over packed. Lists of followers shrink about thirtyfold; what shrinks further was made to. */
  ratio: 250,
  /** Unpacked bytes below which no ratio harms. */
  ratioFromBytes: 10 * 1024 * 1024,
  /** Of one entry of a list, such as a follower or a post with its text. */
  rowBytes: 1024 * 1024,
  /** Levels of objects that are looked into for lists. */
  levels: 8,
} as const
