import { useEffect, useState } from 'react'

/** The passwords that the server refuses for being common. The list is as long as a page's own scripts, so it comes only when somebody
 *  begins to choose a password, and once. */

const none: ReadonlySet<string> = new Set()
let coming: Promise<ReadonlySet<string>> | null = null

function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  coming ??= import('@vouch/contract/common-passwords.txt?raw').then(
    ({ default: text }) => new Set(text.trim().split('\n')),
    // What cannot be checked here the server checks all the same; the next meter asks again.
    () => {
      coming = null
      return none
    },
  )
  return coming
}

/** @param isWanted whether somebody has begun to write a password
 *  @returns the passwords in lower case; null while they are on their way */
export function useCommonPasswords(isWanted: boolean): ReadonlySet<string> | null {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    void loadCommonPasswords().then((words) => isShown && setCommon(words))
    return () => {
      isShown = false
    }
  }, [isWanted])
  return common
}
