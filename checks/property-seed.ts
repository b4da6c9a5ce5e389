import fc from 'fast-check'

/** Property tests draw the same cases in every run, so that a run that was green stays green. New cases are searched for by
 *  `PROPERTY_SEED=4711 npm test -- unit server`, with any whole number. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_120) })
