/** What this browser remembers of the gate. It only decides what is drawn first: the server alone knows who is signed in. */

const sessionKey = 'admin_session'
const timeKey = 'admin_login_time'
/** A marker counts when it is longer than this. */
const markerChars = 10

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function hasMarker(storage: Kept): boolean {
  return (storage.getItem(sessionKey) ?? '').length > markerChars
}

/** @param beganAt when the session began, as the server says */
export function keepMarker(storage: Kept, beganAt: string): void {
  storage.setItem(sessionKey, `team-side-${beganAt}`)
  storage.setItem(timeKey, beganAt)
}

export function dropMarker(storage: Kept): void {
  storage.removeItem(sessionKey)
  storage.removeItem(timeKey)
}
