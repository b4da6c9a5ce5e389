import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { consentDateKey, consentEvents, consentKey } from '../marketing/consent/consent-store.ts'
import { aliveEvent, standingAttribute } from '../marketing/standing/standing-parts.ts'
import { schemeKey } from '../ui/color-scheme.ts'

/** A public page is whole without its scripts, and its frame answers by a small one of its own (`marketing/standing/`). The application is
 *  asked for when somebody nears or presses a part that needs it, or, where a page has something to say by itself or its reader has been
 *  here before, once it is drawn with its letters. A button that is pressed too early is pressed again when the page is alive, and what is
 *  written or chosen too early is written and chosen again. */

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /<script type="module" async="">([^<]*)<\/script>/
const oneImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/

/** The attribute of the script that brings the application, by which a page that stays as it was drawn is rid of it. */
const startAttribute = 'data-start'

/** What is said to whoever presses something for which the scripts did not come. */
const failedWords = 'This page couldn’t finish loading. Reload it to try again.'
const failedLook =
  'position:fixed;inset:auto 16px 16px;z-index:600;padding:12px 16px;border-radius:6px;background:var(--ink);color:var(--paper)'

/** An element with this attribute says that its page does not wait to be neared: `now` asks or tells something by itself, `sign` as soon as
 *  somebody is there, `seen` when it comes near what is seen, `kept` where this browser keeps something of ours. */
export const livelyAttribute = 'data-lively'

/** Parts that need the application. Links, disclosures and the sheet of places need no script, and what stands answers by itself. */
const needy = 'button:not([popovertarget]),input,select,textarea,form,label,[role=tab]'
const still = `[${standingAttribute}]`

const nears = ['pointerover', 'touchstart', 'pointerdown', 'focusin', 'click', 'input']
/** That somebody is there. */
const signs = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

/** What the small script of the frame keeps: whoever has no more of ours than that has none of the application in the cache. */
const keptByFrame = [consentKey, consentDateKey, schemeKey]

/** As many as a slow phone lays out within 50 ms. Half of that goes into any frame of a long page, so fewer would be no quicker. */
const elementsPerFrame = 24

/** The longest that a page waits for its letters, in milliseconds. */
const waitMsMax = 3_000

/** Keeps what a visitor does before the page is alive, and does it again then. React begins with what the build drew: a field that it
 *  holds would be emptied at the next drawing, because nobody told React what was written. So the field is first set, for React to see, to
 *  something else, and then, past React, to what was written; the event that follows is then news to it. A field of files keeps them, and nothing but a person may put any in: it is told
 *  again that they were chosen. Who returned to something chose it last, so each takes its turn by its last change. Buttons follow a turn later, when React has drawn what was written; what is pressed until then waits with them. What was written before the page was
 *  read to its end, and what a browser put back into a page that somebody returns to, is found just before the application begins (`notice`). */
const earlyDeeds = `const pressed=new Set(),written=new Map(),
isTick=field=>field.type==='checkbox'||field.type==='radio',
held=target=>target.closest('button:not([popovertarget]):not(${still} *):not(${still})'),
press=event=>{const button=held(event.target);
if(button){event.preventDefault();event.stopPropagation();pressed.delete(button);pressed.add(button);window.vouchPressedEarly=true}},
send=event=>event.preventDefault(),
write=({target:field})=>{if(field.closest('${still}'))return;
written.delete(field);written.set(field,isTick(field)?field.checked:field.value);window.vouchPressedEarly=true},
isChanged=field=>field.options?[...field.options].some(each=>each.selected!==each.defaultSelected):
isTick(field)?field.checked!==field.defaultChecked&&(field.checked||field.type!=='radio'):field.value!==field.defaultValue,
notice=()=>{for(const field of document.querySelectorAll('input,textarea,select'))
if(!written.has(field)&&isChanged(field))write({target:field})},
writeAgain=(field,value)=>{
if(field.type==='file'){field.dispatchEvent(new Event('change',{bubbles:true}));return}
if(isTick(field)){field.checked=!value;field.click();return}
const{selectionStart:from,selectionEnd:to}=field;
field.value=value===''?field.defaultValue:'';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
if(field===document.activeElement&&from!=null)field.setSelectionRange(from,to);
for(const name of['input','change'])field.dispatchEvent(new Event(name,{bubbles:true}))},
early={click:press,input:write,submit:send},
go=()=>{for(const name in early)removeEventListener(name,early[name],true)},
fail=()=>{go();addEventListener('submit',send,true);
const tell=()=>{document.body.append(Object.assign(document.createElement('p'),{role:'alert',textContent:'${failedWords}',style:'${failedLook}'}));
removeEventListener('click',miss,true)},
miss=({target})=>{if(held(target))tell()};
addEventListener('click',miss,true);
if(pressed.size>0)tell()};
for(const name in early)addEventListener(name,early[name],true);
addEventListener('${aliveEvent}',()=>{
setTimeout(()=>{go();
for(const entry of written)writeAgain(...entry);setTimeout(()=>{for(const button of pressed)button.click()})})},{once:true});`

/** What is laid out when somebody nears it is laid out anyway a moment after the page has come: whoever searches, prints or measures the page finds
 *  all of it. Each frame brings a little, and what is large is opened part by part, so that no finger waits for it. Asking for a height has it laid
 *  out before its frame, in a task apart from painting it. */
const drawRest = `{const rest=[...document.querySelectorAll('main section,[data-parts]>*,aside,footer')],
weight=part=>part.getElementsByTagName('*').length,
isLate=({firstElementChild:child})=>child?.checkVisibility?.({contentVisibilityAuto:true})===false,
next=()=>{let left=${elementsPerFrame};
while(left>0&&rest.length>0){const part=rest.shift(),{style}=part;
if(style.contentVisibility==='visible'||!isLate(part)){style.contentVisibility='visible';continue}
if(weight(part)>${elementsPerFrame}){const inside=[...part.children];
for(const each of inside)Object.assign(each.style,{contentVisibility:'auto',containIntrinsicSize:'auto 200px'});
rest.unshift(...inside)}else left-=weight(part);
style.contentVisibility='visible'}
document.body.offsetHeight;
if(rest.length>0)requestAnimationFrame(()=>setTimeout(next))},
begin=()=>setTimeout(next,600);
if(document.readyState==='complete')begin();else addEventListener('load',begin,{once:true})}`

/** Waits until the application is needed. Nearing is a pointer over a part, a finger or the focus on it; a file that is dragged in and a key
 *  that may be a shortcut count as well, and so does a reader who agrees to being counted, which the application sees to. */
export const startOfNeed = `await new Promise(go=>{
let kept=['?'],counted=false;
try{kept=Object.keys(localStorage);counted=JSON.parse(localStorage.getItem('${consentKey}')||'{}').analytics===true}catch{}
const spot=document.querySelector('[${livelyAttribute}]'),lively=spot?.getAttribute('${livelyAttribute}'),
own=new Set(${JSON.stringify(keptByFrame)}),
stop=new AbortController(),
start=()=>{stop.abort();go()},
on=(names,heard)=>{for(const name of names)addEventListener(name,heard,{capture:true,passive:true,signal:stop.signal})};
on(${JSON.stringify(nears)},({target})=>{if(target instanceof Element&&target.closest('${needy}')&&!target.closest('${still}'))start()});
on(['keydown'],({key,ctrlKey,metaKey,altKey})=>{if(key.length===1&&key!==' '&&!ctrlKey&&!metaKey&&!altKey)start()});
on(['dragenter','paste'],start);
on(['${consentEvents.decided}'],()=>{if(JSON.parse(localStorage.getItem('${consentKey}')).analytics)start()});
if(lively==='sign')on(${JSON.stringify(signs)},start);
if(lively==='seen')new IntersectionObserver(found=>{if(found.some(each=>each.isIntersecting))start()},{rootMargin:'25% 0px'}).observe(spot);
if(counted||kept.some(key=>!own.has(key))||location.search||location.hash||lively==='now'||lively==='kept'&&kept.length>0){
setTimeout(start,${waitMsMax});
document.fonts.ready.then(()=>requestAnimationFrame(()=>setTimeout(start)))
}});`

/** Puts off the scripts of the pages of these addresses, in a built site's folder.
 *  @param answers the small script that stands in each of them */
export function startAfterDrawing(folder: string, addresses: readonly string[], answers: string): void {
  for (const address of addresses) {
    const file = join(folder, address, 'index.html')
    writeFileSync(file, withScriptsAfterDrawing(readFileSync(file, 'utf8'), answers))
  }
}

/** @returns the page without its early requests for scripts, whose start makes them once the page is drawn
 *  @throws Error where the build writes its start in a way that this does not know */
export function withScriptsAfterDrawing(html: string, answers: string): string {
  const text = start.exec(html)?.[1]
  if (text === undefined) throw new Error('A page has no start of its scripts.')
  const hrefs = [...html.matchAll(preload)].map(([, href = '']) => href)
  const calm = startText(text, hrefs)
  if (answers.includes('</script')) throw new Error('The small script would end its own block.')
  const scripts = `<script>${answers}</script><script ${startAttribute}="">(async()=>{${calm}})()</script>`
  return html.replaceAll(preload, '').replace(start, () => scripts)
}

/** The build's own start imports the routes by name, hands them to the router and imports the entry. The same, after its wait, and not as a
 *  module: a module runs some time after the page can be pressed. Imports by name so become calls. Presses are repeated a turn later: while React is still at
 *  work it brings no part alive for them. */
function startText(text: string, hrefs: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trim())
  const imports = lines.filter((line) => line.startsWith('import ')).map((line) => oneImport.exec(line))
  const rest = lines.filter((line) => line !== '' && !line.startsWith('import '))
  if (imports.length === 0 || imports.includes(null) || rest.length !== 2)
    throw new Error(`A page starts its scripts in an unknown way: ${text.slice(0, 200)}`)
  const [setting, entry] = rest
  const names = imports.map((found) => found?.[1] ?? '').join(',')
  const calls = imports.map((found) => `import(${JSON.stringify(found?.[2])})`).join(',')
  return `${earlyDeeds}
${drawRest}
${startOfNeed}
for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
try{
const [${names}]=await Promise.all([${calls}]);
notice();
${setting}
await ${entry}
}catch{fail()}`
}
