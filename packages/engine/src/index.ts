/** The engine's public face: what goes in, what comes out, and the verdict between them. */
export * from './report.ts'
export * from './snapshot.ts'
