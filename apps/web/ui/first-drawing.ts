let tell = () => {}

/** Resolves when a page of the product is drawn for the first time in this window. Until then nobody can press anything, and drawing in slices,
 *  between which the browser paints the loading screen again, only takes longer. */
export const firstDrawing = new Promise<void>((resolve) => {
  tell = resolve
})

export function markDrawn(): void {
  tell()
}
