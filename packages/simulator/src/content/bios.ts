/** Short self-descriptions of creators, by language. */

import { random } from '../random.ts'
import type { CategoryId } from './categories.ts'
import type { LanguageId } from './languages.ts'
import { topicsOf } from './topics.ts'

const bios: Readonly<Record<LanguageId, readonly string[]>> = {
  en: [
    'Mostly {a} and {b}. New posts every week.',
    '{A}, {b} and too much tea.',
    'I write down what I learn about {a}. Questions welcome.',
    '{A} for people with a day job. Also {b}.',
    'Notes on {a}, {b} and the bits in between. Work with me: link below.',
    'Here for {a}. Staying for {b}.',
  ],
  de: [
    '{A}, {b} und viel Kaffee.',
    'Themen hier: {a}, {b}. Jede Woche etwas Neues.',
    'Hier geht es um {a}. Fragen gern per Nachricht.',
    '{A} und {b}, ehrlich ausprobiert.',
  ],
  es: [
    '{A}, {b} y mucho café.',
    'Comparto lo que aprendo: {a}, {b} y más.',
    '{A} sin complicaciones. Novedades cada semana.',
    'Un poco de {a}, un poco de {b}.',
  ],
  fr: [
    '{A}, {b} et beaucoup de café.',
    'Je partage mes essais : {a}, {b} et le reste.',
    '{A} sans prise de tête. Une nouveauté par semaine.',
    'Ici on parle de tout : {a}, {b}, la vie.',
  ],
  pt: [
    '{A}, {b} e muito café.',
    'Divido o que aprendo: {a}, {b} e mais.',
    '{A} sem complicação. Novidades toda semana.',
    'Um pouco de tudo: {a}, {b} e a vida.',
  ],
  it: [
    '{A}, {b} e tanto caffè.',
    'Racconto i miei esperimenti: {a}, {b} e altro.',
    '{A} senza complicazioni. Novità ogni settimana.',
    'Qui si parla di tutto: {a}, {b} e dintorni.',
  ],
}

/** @returns the text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** @returns a bio of at most 150 characters. The country is part of the seed of the choice, so that movers write a new one. */
export function bioOf(seed: string, category: CategoryId, language: LanguageId, country: string): string {
  const draw = random(seed, 'bio', country)
  const topics = topicsOf(language, category)
  const a = draw.pick(topics).subject
  const b = draw.pick(topics.filter((topic) => topic.subject !== a)).subject
  const text = draw.pick(bios[language])
  return text.replace('{A}', capital(a)).replace('{a}', a).replace('{b}', b).slice(0, 150)
}
