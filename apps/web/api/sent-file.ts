/** A file that is sent as it is, with how far it is: `fetch` doesn't tell. */

/** Half a gigabyte over a slow line, and the reading of it. */
const patienceMs = 1_020_000

/** No answer came. The message is a sentence for a person. */
export class FileNotSent extends Error {
  readonly reason: 'unreachable' | 'timeout'

  constructor(reason: FileNotSent['reason']) {
    super(
      reason === 'timeout'
        ? 'The server took too long to respond. Try again.'
        : 'We couldn’t reach the server. Try again.',
    )
    this.name = 'FileNotSent'
    this.reason = reason
  }
}

/** @param tell hears the share that has been sent, 0 to 1
 *  @returns the answer, whatever its status. @throws FileNotSent */
export function sentFile(
  address: string,
  file: Blob,
  { headers = {}, tell }: { headers?: Readonly<Record<string, string>>; tell?: (share: number) => void },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = patienceMs
    request.setRequestHeader('content-type', 'application/octet-stream')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => tell?.(total === 0 ? 1 : loaded / total)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new FileNotSent('unreachable'))
    request.ontimeout = () => reject(new FileNotSent('timeout'))
    request.send(file)
  })
}
