/** What a browser adds to the API's documentation, which is whole without it: copying, one language at a time, a search, and the reader's own
 *  address where the server knows itself by another. */
export const pageScript = `'use strict'
const all = (selector, within = document) => [...within.querySelectorAll(selector)]

const side = document.querySelector('.side')
if (matchMedia('(max-width: 900px)').matches) side.open = false
else side.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })

const told = document.documentElement.dataset.origin
if (told && told !== location.origin)
  for (const code of all('pre code')) code.textContent = code.textContent.replaceAll(told, location.origin)

for (const button of all('.copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const text = button.parentElement.querySelector('code').textContent
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
    } catch {
      getSelection().selectAllChildren(button.parentElement.querySelector('code'))
      button.textContent = 'Press Ctrl+C'
    }
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
}

const kept = 'api_docs_language'
const remembered = () => { try { return localStorage.getItem(kept) } catch { return null } }
const remember = (value) => { try { localStorage.setItem(kept, value) } catch {} }
const choose = (id) => {
  for (const sample of all('.sample')) sample.hidden = !sample.classList.contains(id)
  for (const input of all('.languages input')) input.checked = input.value === id
}
const groups = all('.samples')
groups.forEach((group, at) => {
  const set = document.createElement('fieldset')
  set.className = 'languages'
  const legend = document.createElement('legend')
  legend.className = 'unseen'
  legend.textContent = 'Language'
  set.append(legend)
  for (const sample of all('.sample', group)) {
    const label = document.createElement('label')
    const input = document.createElement('input')
    input.type = 'radio'
    input.name = 'language-' + at
    input.value = sample.classList[1]
    input.addEventListener('change', () => { remember(input.value); choose(input.value) })
    label.append(input, sample.dataset.name)
    set.append(label)
  }
  group.prepend(set)
  group.classList.add('chosen')
})
if (groups.length) choose(['curl', 'typescript', 'python'].find((id) => id === remembered()) ?? 'curl')

const search = document.querySelector('.search input')
search.hidden = false
const wings = all('.wing')
const usual = wings.map((wing) => wing.open)
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let found = 0
  for (const item of all('.wing li')) {
    const link = item.firstElementChild
    const text = (link.textContent + ' ' + link.title + ' ' + item.closest('.tag').firstElementChild.textContent).toLowerCase()
    item.hidden = !words.every((word) => text.includes(word))
    if (!item.hidden) found += 1
  }
  for (const tag of all('.tag')) tag.hidden = all('li', tag).every((item) => item.hidden)
  wings.forEach((wing, at) => {
    wing.hidden = all('.tag', wing).every((tag) => tag.hidden)
    wing.open = words.length ? !wing.hidden : usual[at]
  })
  document.querySelector('.none').hidden = found > 0
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) return
  event.preventDefault()
  side.open = true
  search.focus()
})
`
