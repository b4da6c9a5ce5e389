/** Invented brands for sponsored posts. */

export const brands = [
  'Quillowby',
  'Tanvelle',
  'Orrinda',
  'Brackenmoor',
  'Velmarin',
  'Kestwick',
  'Nubriel',
  'Haldurra',
  'Sorvetta',
  'Wexandra',
  'Pimberly Oak',
  'Fennolo',
  'Torvane',
  'Lissabelle',
  'Murrowick',
  'Zandoria',
] as const
