/** What the build makes of a file of Markdown: see `markdown-plugin.ts`. */
declare module '*.md?science' {
  const science: import('./read-science.ts').Science
  export default science
}

declare module '*.md?text' {
  const text: import('./render-markdown.ts').Rendered
  export default text
}
