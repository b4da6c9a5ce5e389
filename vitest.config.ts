import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** No test changes what a module holds, and modules that are loaded and warmed up once make everything twice as fast. */
const isolate = false

/** Tests that wait for a database, a clock or a page leave half of two cores idle. `npm test` runs the server's beside the browser's, so the
 *  first have no more workers than there are cores: with one more, journeys on a slow machine wait longer than they may. */
const waitingWorkers = { server: availableParallelism(), browser: availableParallelism() + 1 }

/** A test leaves hardly anything of what it makes: room for it spares collecting a twelfth of the processor's time. */
const shortLived = ['--max-semi-space-size=64', '--min-semi-space-size=32']

/** Three rooms of tests by what they need: nothing, a PostgreSQL server, a browser. `npm test` runs the first, then the others side by side. */
export default defineConfig({
  test: {
    // Vitest leaves a core for itself; on two cores that halves the speed of everything.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'apps/extension/**/*.test.ts',
            'lab/**/*.test.ts',
            'checks/**/*.test.ts',
            'packaging/**/*.test.ts',
          ],
          setupFiles: ['checks/property-seed.ts'],
          // A hang ends the run, a busy machine does not.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres.ts', 'apps/server/test/threads-compiled.ts'],
          setupFiles: ['checks/property-seed.ts', 'apps/server/test/compiled-before.ts'],
          maxWorkers: waitingWorkers.server,
          execArgv: shortLived,
          // A hang ends the run, a busy machine does not.
          testTimeout: 240_000,
          // A second, as Vitest has it, is shorter than the work that a busy machine's queue takes up between two looks.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/prepared-start.ts'],
          setupFiles: ['e2e/told-pages.ts'],
          maxWorkers: waitingWorkers.browser,
          testTimeout: 420_000,
          // Each look is a call through three processes of a machine that is busy with what is looked for.
          expect: { poll: { timeout: 60_000, interval: 150 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
