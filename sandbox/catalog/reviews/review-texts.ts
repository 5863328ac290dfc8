export type Mood = 'glad' | 'fair' | 'cross'

/** The subjects of reviews: products that are used in the same way. */
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
