import { z } from 'zod'

/** Where large bytes lie: in the database, or in a store that speaks S3. */

/** Host, port, bucket and, after that, what every name begins with. */
const storeAddress = z
  .url({
    abort: true,
    protocol: /^https?$/,
    error: 'must be an address such as https://s3.eu-central-1.amazonaws.com/bucket',
  })
  .refine(
    (text) => /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/.test(new URL(text).pathname),
    'must end with a bucket’s name of 3 to 63 characters, and may name a folder in it: https://host/bucket/folder',
  )
  .refine((text) => {
    const { username, search, hash } = new URL(text)
    return username === '' && search === '' && hash === ''
  }, 'must not hold keys or questions: set OBJECT_STORE_KEY and OBJECT_STORE_SECRET')

export const objectVariables = {
  OBJECT_STORE_URL: storeAddress
    .optional()
    .describe(
      'A bucket of an S3-compatible store, https://host/bucket, for snapshots, reports’ files and contracts. Unset: they are stored in the database.',
    ),
  OBJECT_STORE_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must look like eu-central-1')
    .default('us-east-1')
    .describe('Its region. Stores that have none take the default.'),
  OBJECT_STORE_KEY: z
    .string()
    .optional()
    .describe('Its access key. Unset: what the AWS SDK finds, such as the role of the machine.'),
  OBJECT_STORE_SECRET: z.string().optional().describe('Goes with OBJECT_STORE_KEY.'),
} as const

export interface ObjectConfig {
  /** Null: everything lies in the database. */
  objectStore: {
    endpoint: string
    bucket: string
    /** Empty, or ends with a slash. */
    prefix: string
    region: string
    /** Null: what the SDK finds. */
    credentials: { accessKeyId: string; secretAccessKey: string } | null
  } | null
}

const shape = z.object(objectVariables)

export function objectConfigOf(values: z.output<typeof shape>): ObjectConfig {
  const { OBJECT_STORE_URL: url, OBJECT_STORE_KEY: accessKeyId, OBJECT_STORE_SECRET: secretAccessKey } = values
  if (url === undefined) return { objectStore: null }
  const { origin, pathname } = new URL(url)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  return {
    objectStore: {
      ...{ endpoint: origin, bucket, prefix: folders.map((folder) => `${folder}/`).join('') },
      region: values.OBJECT_STORE_REGION,
      credentials: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    },
  }
}
