/** The first question of the two pages that members open most, asked while their scripts are still on the way: on a slow line the answer
 *  is there when the page can draw it. A script in the head asks; the ordinary call finds what was asked and waits for that. */

declare global {
  interface Window {
    /** What the head asked, by whom: until the call that wants it takes it. */
    vouchEarlyCall?: { address: string; token: string; workspaceId?: string; answer: Promise<Response> }
  }
}

/** Asks for the home page's data or a verification's, in the words of the client. Whatever goes wrong here, the page asks again. */
export const earlyCallScript = `(()=>{try{
const page=/^\\/(?:app|dashboard)(?:\\/verifications\\/([\\w-]+))?\\/?$/.exec(location.pathname),
token=localStorage.getItem('auth_token'),user=JSON.parse(localStorage.getItem('auth_user')||'null');
if(!page||!token||!user||!user.id)return;
const address='/api/'+(page[1]?'verifications/'+page[1]:'home');
const answer=fetch(address,{headers:{accept:'application/json',authorization:'Bearer '+token,'x-user-id':user.id,...(user.workspace&&{'x-workspace-id':user.workspace.id})},credentials:'include'});
answer.catch(()=>{});
window.vouchEarlyCall={address,token,workspaceId:user.workspace&&user.workspace.id,answer}
}catch{}})();`

/** A page that asks later than this, in milliseconds of its life, wants news. */
const ageMsMax = 10_000

/** @returns the answer to a call that the head has made already, once; null where it made no such call. It rejects with the signal's
 *  reason, as `fetch` does.
 *  @param ageMs how long the page has been there */
export function takeEarlyAnswer(
  address: string,
  { method, headers, signal }: RequestInit,
  ageMs = performance.now(),
): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.vouchEarlyCall
  if (early?.address !== address || method !== 'GET' || ageMs > ageMsMax) return null
  delete window.vouchEarlyCall
  const wanted = new Headers(headers)
  if (wanted.get('authorization') !== `Bearer ${early.token}`) return null
  if ((wanted.get('x-workspace-id') ?? undefined) !== early.workspaceId) return null
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    early.answer.then(resolve, reject)
  })
}
