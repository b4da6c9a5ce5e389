/** What the build makes of a file of Markdown: see `markdown-plugin.ts`. */
declare module '*.md?document' {
  const document: import('./read-document.ts').Document
  export default document
}

declare module '*.md?text' {
  const text: import('./render-markdown.ts').Rendered
  export default text
}
