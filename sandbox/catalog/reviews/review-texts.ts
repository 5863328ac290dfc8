import * as v from 'valibot'

import type { FormId } from '../model.ts'
import type { Language } from '../../platform/sites.ts'
import { english } from './review-texts-en.ts'
import { french } from './review-texts-fr.ts'

export type Mood = 'glad' | 'fair' | 'cross'

/** What reviews speak of: products that are used in the same way. */
export type Subject =
  | 'candle'
  | 'melt'
  | 'room'
  | 'plug'
  | 'hands'
  | 'wash'
  | 'cream'
  | 'mist'
  | 'gift'
  | 'card'
  | 'holder'

export interface ReviewTexts {
  titles: Record<Mood, readonly string[]>
  sentences: Record<Subject, Record<Mood, readonly string[]>>
}

const subjects: Record<FormId, Subject> = {
  threewick: 'candle',
  singlewick: 'candle',
  tincandle: 'candle',
  waxmelt: 'melt',
  reeddiffuser: 'room',
  roommist: 'room',
  plugrefill: 'plug',
  plugwarmer: 'plug',
  handsoap: 'hands',
  sanitizer: 'hands',
  handcream: 'cream',
  bodylotion: 'cream',
  bodycream: 'cream',
  bodywash: 'wash',
  soapbar: 'wash',
  bodymist: 'mist',
  giftset: 'gift',
  giftcard: 'card',
  egiftcard: 'card',
  candleholder: 'holder',
}

/** The form of a product that can have reviews. */
export const ReviewedForm = v.custom<FormId>(
  (form) => typeof form === 'string' && Object.hasOwn(subjects, form),
)

const texts: Record<Language, ReviewTexts> = { en: english, fr: french }

const moodOf = (rating: number): Mood => (rating >= 4 ? 'glad' : rating === 3 ? 'fair' : 'cross')

/** The titles and sentences that suit a product's form and a rating. */
export function textsFor(form: FormId, rating: number, language: Language) {
  const { titles, sentences } = texts[language]
  const mood = moodOf(rating)
  return { titles: titles[mood], sentences: sentences[subjects[form]][mood] }
}

export const nicknames = [
  'wickwatcher',
  'JuneInJuly',
  'Mireille_G',
  'harborlight',
  'TheaR',
  'northend_nan',
  'PaulEtMoi',
  'cedarandsalt',
  'okayimhooked',
  'LilaB',
  'quietporch',
  'Sam_from_Akron',
] as const
