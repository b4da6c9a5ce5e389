/** Shapes of a picture as SVG elements, their quotes single so that an address can hold them. */

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx='${x}' cy='${y}' r='${r}' fill='${fill}'/>`
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='${round}' fill='${fill}'/>`
export const path = (d: string, fill: string) => `<path d='${d}' fill='${fill}'/>`
