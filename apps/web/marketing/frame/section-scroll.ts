/** How the sections of the home page are scrolled to and which of them counts as being read. */

/** A section comes to rest this far below the window's top: the header's height and some air. Also the `scroll-padding-top` of
 *  the document, which is what the browser itself uses. */
export const scrollOffsetPx = 80
/** The line that decides which section is being read, below the window's top. */
export const readingLinePx = 100
/** After a click the target is the active section at once; those that fly past meanwhile are not. */
export const suppressionMs = 1_000
/** Coming from another page, its sections must be there before they can be scrolled to. */
export const settleMs = 100
/** From here on there is a way back to the top. */
export const backToTopPx = 500

export interface SectionPlace {
  id: string
  /** From the top of the document. */
  topPx: number
  bottomPx: number
}

/** @returns where the sections of these ids stand that the document has */
export function sectionPlaces(ids: readonly string[]): SectionPlace[] {
  return ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return box ? [{ id, topPx: box.top + window.scrollY, bottomPx: box.bottom + window.scrollY }] : []
  })
}

/** @returns the id of the section that contains the reading line; null between sections. */
export function activeSection(sections: readonly SectionPlace[], scrollPx: number): string | null {
  const line = scrollPx + readingLinePx
  return sections.find(({ topPx, bottomPx }) => topPx <= line && line < bottomPx)?.id ?? null
}
