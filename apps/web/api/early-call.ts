/** The first question of the three pages that members open most, asked while their scripts are still on the way: on a slow line the answer
 *  is there when the page can draw it. A script in the head asks; the ordinary call finds what was asked and waits for that. */

declare global {
  interface Window {
    /** What the head asked, by whom: until the call that wants it takes it. */
    vouchEarlyCall?: {
      address: string
      token: string
      workspaceId?: string
      answer: Promise<Response>
      /** What it says, once it is there and is no refusal. */
      body?: unknown
    }
  }
}

/** What discovery asks first where its address names no search, as the client writes it. */
const firstCreators = '/api/discovery/creators?withoutCritical=true&limit=25'

/** Asks for the data of the home page, of a verification or of discovery, in the words of the client. Whatever goes wrong here, the page asks again. */
export const earlyCallScript = `(()=>{try{
const page=/^\\/(?:app|dashboard)(?:\\/verifications\\/([\\w-]+)|\\/(discovery))?\\/?$/.exec(location.pathname),
token=localStorage.getItem('auth_token'),[last,own]=[localStorage.getItem('auth_user'),sessionStorage.getItem('tab_user')].map(text=>JSON.parse(text||'null')),
user=own&&last&&own.id===last.id?own:last;
if(!page||!token||!user||!user.id||page[2]&&location.search)return;
const address=page[2]?'${firstCreators}':'/api/'+(page[1]?'verifications/'+page[1]:'home');
const answer=fetch(address,{headers:{accept:'application/json',authorization:'Bearer '+token,'x-user-id':user.id,...(user.workspace&&{'x-workspace-id':user.workspace.id})},credentials:'include'});
const early=window.vouchEarlyCall={address,token,workspaceId:user.workspace&&user.workspace.id,answer};
answer.then(r=>r.ok?r.clone().json():void 0).then(body=>{early.body=body}).catch(()=>{})
}catch{}})();`

/** A page that asks later than this, in milliseconds of its life, wants news. */
const ageMsMax = 10_000

/** @param asker who would call
 *  @returns what an answer that is there already says, so that the page is drawn with it at once: the call itself follows, and takes the answer;
 *    undefined while it is on its way, where the head asked something else, or once the page has been there for a while */
export function earlyBody(
  address: string,
  asker: { token: string; workspaceId?: string | undefined },
  ageMs = performance.now(),
): unknown {
  const early = typeof window === 'undefined' || ageMs > ageMsMax ? undefined : window.vouchEarlyCall
  const isOurs = early?.address === address && early.token === asker.token && early.workspaceId === asker.workspaceId
  return isOurs ? early.body : undefined
}

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
