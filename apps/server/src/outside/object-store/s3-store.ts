import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { ObjectFault, type ObjectStore } from '../../foundation/objects/object-store.ts'

/** Any store that speaks S3: Amazon's, or another at an address of its own. */

export interface S3Settings {
  /** Scheme, host and port, without the bucket. */
  endpoint: string
  bucket: string
  /** What every name begins with: empty, or it ends with `/`. */
  prefix: string
  region: string
  /** Null: what the SDK finds, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

export interface S3Limits {
  connectMs: number
  /** Without a byte. */
  silenceMs: number
  /** One call with all its attempts. */
  callMsMax: number
  attemptsMax: number
}

const usualLimits: S3Limits = { connectMs: 3_000, silenceMs: 10_000, callMsMax: 30_000, attemptsMax: 3 }

/** @returns the store; nothing connects before the first call */
export function openS3(settings: S3Settings, limits: S3Limits = usualLimits): ObjectStore {
  const { endpoint, bucket, prefix, region, credentials } = settings
  const { connectMs, silenceMs, callMsMax, attemptsMax } = limits
  const client = new S3Client({
    ...{ endpoint, region, maxAttempts: attemptsMax, ...(credentials && { credentials }) },
    // Other stores than Amazon's have the bucket in the path, and know no checksums that nobody asked for; digests are ours.
    ...{ forcePathStyle: !/\.amazonaws\.com$/.test(new URL(endpoint).hostname) },
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  const bounded = () => ({ abortSignal: AbortSignal.timeout(callMsMax) })
  const store: Pick<ObjectStore, 'put' | 'get' | 'delete'> = {
    put: async (key, body) => {
      const command = new PutObjectCommand({ ...at(key), Body: body, ContentType: 'application/octet-stream' })
      await client.send(command, bounded()).catch((error: unknown) => refuse(error, key))
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)), bounded())
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        return refuse(error, key)
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)), bounded()).catch((error) => {
        if (!isMissing(error)) refuse(error, key)
      })
    },
  }
  return { ...store, tryOut: () => tryOut(store), close: () => client.destroy() }
}

async function tryOut(store: Pick<ObjectStore, 'put' | 'get' | 'delete'>): Promise<void> {
  const key = `tried/${randomUUID()}`
  const body = Buffer.from(key)
  await store.put(key, body)
  if (!(await store.get(key)).equals(body)) throw new ObjectFault('damaged', 'it gave other bytes than it was given')
  await store.delete(key)
}

const isMissing = (error: unknown) =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NoSuchKey')

const sentences: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  AccessDenied: 'the keys may not read, write and delete in the bucket',
  InvalidAccessKeyId: 'it doesn’t know the key',
  SignatureDoesNotMatch: 'the secret isn’t that of the key',
  CredentialsProviderError: 'no key was found',
  AuthorizationHeaderMalformed: 'the region is another one',
}

/** @throws ObjectFault with nothing of the keys in it */
function refuse(error: unknown, key: string): never {
  const name = error instanceof Error ? error.name : ''
  if (isMissing(error)) throw new ObjectFault('missing', `nothing has the name ${key}`, error)
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0
  if (status === 413 || name === 'EntityTooLarge')
    throw new ObjectFault('too_large', 'it takes nothing so large', error)
  const known = Object.hasOwn(sentences, name) ? sentences[name] : undefined
  if (known !== undefined) throw new ObjectFault('refused', known, error)
  if (status >= 400 && status < 500 && status !== 429)
    throw new ObjectFault('refused', `it answered ${status} (${name})`, error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : name
  throw new ObjectFault(
    'away',
    status === 0 ? `it can’t be reached (${code})` : `it answered ${status} (${name})`,
    error,
  )
}
