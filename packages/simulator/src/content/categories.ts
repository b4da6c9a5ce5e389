/** What creators talk about. The ids are stable: discovery filters by them. */

export const categoryIds = [
  'food',
  'fitness',
  'travel',
  'beauty',
  'fashion',
  'gaming',
  'tech',
  'home',
  'family',
  'outdoors',
  'music',
  'learning',
  'pets',
  'business',
] as const
export type CategoryId = (typeof categoryIds)[number]

/** @returns whether the text names a category. */
export function isCategoryId(text: string): text is CategoryId {
  return categoryIds.some((id) => id === text)
}
