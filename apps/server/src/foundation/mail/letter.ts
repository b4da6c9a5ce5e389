/** A letter is written once and sent in two forms, HTML and plain text, that say the same.
 *
 *  Mail programs know little: tables for layout, styles on the element, no script, no picture that has to load. */

export interface LetterParts {
  subject: string
  /** Paragraphs before the button. */
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Small print after the button: why this was sent, and what to do if it was not expected. */
  closing: readonly string[]
}

export interface Letter {
  subject: string
  text: string
  html: string
  attachment?: LetterFile
}

/** A PDF that goes with a letter. */
export interface LetterFile {
  name: string
  bytes: Buffer
}

const ink = '#12202f'
const quiet = '#5d6a79'
const accent = '#0b6e5f'
const paper = '#fbfaf7'
const face = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** @param operator who writes, stated at the foot as the law asks of companies */
export function letterOf(parts: LetterParts, operator: { name: string; number: string; address: string }): Letter {
  const foot = `${operator.name}, company number ${operator.number}, ${operator.address}`
  return { subject: parts.subject, text: textOf(parts, foot), html: htmlOf(parts, foot) }
}

function textOf({ paragraphs, button, closing }: LetterParts, foot: string): string {
  const link = button ? [`${button.label}:\n${button.url}`] : []
  return `${[...paragraphs, ...link, ...closing, `--\n${foot}`].join('\n\n')}\n`
}

function htmlOf({ subject, paragraphs, button, closing }: LetterParts, foot: string): string {
  const said = paragraphs.map((text) => paragraph(text, `font-size:16px;line-height:24px;color:${ink}`)).join('')
  const small = closing.map((text) => paragraph(text, `font-size:13px;line-height:20px;color:${quiet}`)).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${paper};font-family:${face}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:${ink}">Vouch</p>
${said}${button ? buttonOf(button) : ''}${small}
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;line-height:18px;color:${quiet}">${escaped(foot)}</p>
</td></tr></table>
</body></html>
`
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>\n`
}

/** The address stands below the button too: some programs hide where a button leads. */
function buttonOf({ label, url }: { label: string; url: string }): string {
  const href = escaped(url)
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;background:${accent};color:#ffffff;border-radius:6px;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;line-height:20px;color:${quiet};word-break:break-all">${href}</p>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
