import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Public pages are drawn with their letters before their scripts are asked for: on a slow line those would come between a reader and
 *  the text. Whoever presses a key or touches the page before that has them at once. A button that is pressed too early is pressed again
 *  when the page is alive, and what is written or chosen too early is written and chosen again. */

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /<script type="module" async="">([^<]*)<\/script>/
const oneImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/

/** What the root of the page says to the window once it answers to events. */
export const aliveEvent = 'vouch-alive'

/** The longest that a page waits for its letters, in milliseconds. */
const waitMsMax = 3_000

/** Keeps what a visitor does before the page is alive, and does it again then. React begins with what the build drew: a field that it
 *  holds would be emptied at the next drawing, because nobody told React what was written. So the field is first set, for React to see, to
 *  something else, and then, past React, to what was written; the event that follows is then news to it. A field of files keeps them, and nothing but a person may put any in: it is told
 *  again that they were chosen. */
const earlyDeeds = `const pressed=new Set(),written=new Map(),
isTick=field=>field.type==='checkbox'||field.type==='radio',
press=event=>{const button=event.target.closest('button');
if(button){event.preventDefault();event.stopPropagation();pressed.add(button);window.vouchPressedEarly=true}},
write=({target:field})=>{written.set(field,isTick(field)?field.checked:field.value);window.vouchPressedEarly=true},
writeAgain=(field,value)=>{
if(field.type==='file'){field.dispatchEvent(new Event('change',{bubbles:true}));return}
if(isTick(field)){field.checked=!value;field.click();return}
field.value=value===''?field.defaultValue:'';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
for(const name of['input','change'])field.dispatchEvent(new Event(name,{bubbles:true}))};
addEventListener('click',press,true);addEventListener('input',write,true);
addEventListener('${aliveEvent}',()=>{removeEventListener('click',press,true);removeEventListener('input',write,true);
setTimeout(()=>{for(const entry of written)writeAgain(...entry);for(const button of pressed)button.click()})},{once:true});`

/** Puts off the scripts of the pages of these addresses, in a built site's folder. */
export function startAfterDrawing(folder: string, addresses: readonly string[]): void {
  for (const address of addresses) {
    const file = join(folder, address, 'index.html')
    writeFileSync(file, withScriptsAfterDrawing(readFileSync(file, 'utf8')))
  }
}

/** @returns the page without its early requests for scripts, whose start makes them once the page is drawn
 *  @throws Error where the build writes its start in a way that this does not know */
export function withScriptsAfterDrawing(html: string): string {
  const text = start.exec(html)?.[1]
  if (text === undefined) throw new Error('A page has no start of its scripts.')
  const hrefs = [...html.matchAll(preload)].map(([, href = '']) => href)
  const calm = startText(text, hrefs)
  return html.replaceAll(preload, '').replace(start, () => `<script type="module" async="">${calm}</script>`)
}

/** The build's own start imports the routes by name, hands them to the router and imports the entry. The same, after a wait: imports
 *  by name run before everything else in a module, so they become calls. Presses are repeated a turn later: while React is still at
 *  work it brings no part alive for them. */
function startText(text: string, hrefs: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trim())
  const imports = lines.filter((line) => line.startsWith('import ')).map((line) => oneImport.exec(line))
  const rest = lines.filter((line) => line !== '' && !line.startsWith('import '))
  if (imports.length === 0 || imports.includes(null) || rest.length !== 2)
    throw new Error(`A page starts its scripts in an unknown way: ${text.slice(0, 200)}`)
  const names = imports.map((found) => found?.[1] ?? '').join(',')
  const calls = imports.map((found) => `import(${JSON.stringify(found?.[2])})`).join(',')
  return `${earlyDeeds}
await new Promise(go=>{
for(const sign of['pointerdown','keydown'])addEventListener(sign,go,{once:true,capture:true});
setTimeout(go,${waitMsMax});
document.fonts.ready.then(()=>requestAnimationFrame(()=>setTimeout(go)))});
for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
const [${names}]=await Promise.all([${calls}]);
${rest.join('\n')}`
}
