/** Elements without any markup as text: the sites forbid that, and nothing that somebody else wrote may become markup. */

type Child = Node | string

/** Makes an HTML element. */
export function drawn<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Makes an element of a drawing. */
export function shape(tag: string, attributes: Readonly<Record<string, string | number>>, ...children: Element[]) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}
