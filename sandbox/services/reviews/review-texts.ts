import type { Language } from '../../sites.ts'

interface ReviewTexts {
  titles: readonly string[]
  sentences: readonly string[]
}

type Mood = 'glad' | 'fair' | 'cross'

const english: Record<Mood, ReviewTexts> = {
  glad: {
    titles: [
      'My new favorite',
      'Worth every penny',
      'Better than I hoped',
      'Already on my third',
      'A lovely surprise',
      'Just right',
      'The whole family noticed',
    ],
    sentences: [
      'The scent fills the room without taking it over.',
      'It lasts much longer than the ones I used to buy.',
      'I bought one for my sister and kept it for myself.',
      'Even my husband, who notices nothing, asked what it was.',
      'It arrived well packed and smelled wonderful before I opened the box.',
      'I like that it does not smell like perfume.',
      'It has become part of my evening.',
      'The glass is pretty enough to keep afterwards.',
    ],
  },
  fair: {
    titles: ['Nice, not more', 'Good, a little faint', 'Pleasant enough', 'Mixed feelings'],
    sentences: [
      'The scent is pleasant, though I had expected it to be stronger.',
      'I would buy it again on sale.',
      'The size is smaller than it looks in the pictures.',
      'Good quality, but the other one in the series suits me better.',
      'It took two days before I really liked it.',
    ],
  },
  cross: {
    titles: ['Not for me', 'Hardly any scent', 'Disappointed this time'],
    sentences: [
      'I could barely smell it in a small room.',
      'Mine came with a dent in the lid.',
      'It is much sweeter than the description says.',
      'I had a better one from the year before.',
    ],
  },
}

const french: Record<Mood, ReviewTexts> = {
  glad: {
    titles: [
      'Mon nouveau préféré',
      'Vaut chaque sou',
      'Mieux que je ne l’espérais',
      'Déjà mon troisième',
      'Une belle surprise',
      'Juste parfait',
      'Toute la famille l’a remarqué',
    ],
    sentences: [
      'Le parfum remplit la pièce sans l’envahir.',
      'Il dure bien plus longtemps que ceux que j’achetais avant.',
      'Je l’ai acheté pour ma sœur et je l’ai gardé.',
      'Même mon mari, qui ne remarque rien, a demandé ce que c’était.',
      'Bien emballé, il sentait bon avant même que j’ouvre la boîte.',
      'J’aime que cela ne sente pas le parfum de magasin.',
      'Il fait maintenant partie de mes soirées.',
      'Le verre est assez joli pour qu’on le garde ensuite.',
    ],
  },
  fair: {
    titles: ['Bien, sans plus', 'Bon, un peu discret', 'Assez agréable', 'Avis partagé'],
    sentences: [
      'Le parfum est agréable, mais je l’attendais plus présent.',
      'Je le rachèterais en solde.',
      'Le format est plus petit qu’il n’en a l’air en photo.',
      'Bonne qualité, mais l’autre de la série me convient mieux.',
      'Il m’a fallu deux jours pour vraiment l’aimer.',
    ],
  },
  cross: {
    titles: ['Pas pour moi', 'Presque pas d’odeur', 'Déception cette fois'],
    sentences: [
      'Je le sentais à peine dans une petite pièce.',
      'Le mien est arrivé avec un couvercle bosselé.',
      'Il est bien plus sucré que ne le dit la description.',
      'Celui de l’an dernier était meilleur.',
    ],
  },
}

const texts: Record<Language, Record<Mood, ReviewTexts>> = { en: english, fr: french }

const moodOf = (rating: number): Mood => (rating >= 4 ? 'glad' : rating === 3 ? 'fair' : 'cross')

export const textsFor = (rating: number, language: Language) => texts[language][moodOf(rating)]

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
